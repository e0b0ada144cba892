import type { Exposure } from 'calls/entities/exposure'
import { useText } from 'shared-state/runtime'
import { exposureStateOf } from 'calls/states/exposure-states'
import { StateTag } from 'ui/state-tag'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Tag } from 'ui/tag'
import { reasonText } from './exposure-words.ts'

/** State of a case. */
export function CaseTag({ exposure }: { exposure: Pick<Exposure, 'state' | 'overdue'> }) {
  return <StateTag look={exposureLooks[exposureStateOf(exposure)]} />
}

export function ReasonTag({ reason }: { reason: Exposure['reason'] }) {
  const t = useText()
  return <Tag outline>{t(reasonText[reason])}</Tag>
}
