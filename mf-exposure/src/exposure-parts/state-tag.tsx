import type { Exposure } from 'shared-state/calls/entities/exposure'
import { useText } from 'shared-state/runtime'
import { Tag } from 'ui/tag'
import { overdueLook, reasonText, stateLooks } from './exposure-words.ts'

/** Where a case stands. A broker that does not answer is what a reader has to know first. */
export function StateTag({ exposure }: { exposure: Pick<Exposure, 'state' | 'overdue'> }) {
  const t = useText()
  const { text, tone, icon } = exposure.overdue ? overdueLook : stateLooks[exposure.state]
  return <Tag tone={tone} icon={icon}>{t(text)}</Tag>
}

export function ReasonTag({ reason }: { reason: Exposure['reason'] }) {
  const t = useText()
  return <Tag outline>{t(reasonText[reason])}</Tag>
}
