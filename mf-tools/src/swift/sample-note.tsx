import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { toolsText } from '../strings/keys.ts'

/** Says that the banks are invented. */
export function SampleNote() {
  const t = useText()
  return (
    <Note tone="warn" title={t(toolsText.sampleBanks)}>
      {t(toolsText.sampleBanksWhy)}
    </Note>
  )
}
