import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  EyeOff,
  Hourglass,
  MessageSquareText,
  OctagonAlert,
  PencilLine,
  RotateCcw,
  type LucideIconData,
} from '@lucide/icons'
import type { LegalNotice } from 'calls/entities/legal-notice'
import { Tag, type Tone } from 'ui/tag'

/** No state looks good: a notice says nothing in favour of a broker. */
export const noticeLooks: Record<LegalNotice['state'], { tone: Tone; icon: LucideIconData }> = {
  received: { tone: 'info', icon: Hourglass },
  invited: { tone: 'info', icon: Clock },
  answered: { tone: 'info', icon: MessageSquareText },
  withdrawn: { tone: 'plain', icon: CircleSlash },
  rejected: { tone: 'plain', icon: CircleX },
  false_notice: { tone: 'bad', icon: OctagonAlert },
  correction: { tone: 'warn', icon: PencilLine },
  rewritten: { tone: 'info', icon: PencilLine },
  corrected: { tone: 'plain', icon: CircleCheck },
  withheld: { tone: 'warn', icon: EyeOff },
  appealed: { tone: 'info', icon: Hourglass },
  upheld: { tone: 'warn', icon: EyeOff },
  restored: { tone: 'plain', icon: RotateCcw },
}

/** The state of a legal notice. */
export function NoticeStateTag({ state, stateName }: Pick<LegalNotice, 'state' | 'stateName'>) {
  return <Tag {...noticeLooks[state]}>{stateName}</Tag>
}
