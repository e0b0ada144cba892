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
} from '@lucide/icons'
import type { PublicNoticeState } from 'calls/legal-notice/notice-states'
import type { ShownState } from 'ui/states/shown-states'
import { noticeText } from '../../strings/keys.ts'

/** The states of a legal notice in the desk. None looks good: a notice says nothing for or against a broker. */
export const noticeLooks: Record<PublicNoticeState, ShownState> = {
  received: { tone: 'info', icon: Hourglass, text: noticeText.received },
  invited: { tone: 'plain', icon: Clock, text: noticeText.invited },
  answered: { tone: 'info', icon: MessageSquareText, text: noticeText.answered },
  withdrawn: { tone: 'plain', icon: CircleSlash, text: noticeText.withdrawn },
  rejected: { tone: 'plain', icon: CircleX, text: noticeText.rejected },
  false_notice: { tone: 'bad', icon: OctagonAlert, text: noticeText.falseNotice },
  correction: { tone: 'plain', icon: PencilLine, text: noticeText.correction },
  rewritten: { tone: 'info', icon: PencilLine, text: noticeText.rewritten },
  corrected: { tone: 'plain', icon: CircleCheck, text: noticeText.corrected },
  withheld: { tone: 'warn', icon: EyeOff, text: noticeText.withheld },
  appealed: { tone: 'info', icon: Hourglass, text: noticeText.appealed },
  upheld: { tone: 'warn', icon: EyeOff, text: noticeText.upheld },
  restored: { tone: 'plain', icon: RotateCcw, text: noticeText.restored },
}
