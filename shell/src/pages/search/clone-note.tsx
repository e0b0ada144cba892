import type { SearchHit } from 'calls/entities/search-hit'
import { useText } from 'shared-state/runtime'
import { brokerLicenceStates } from 'calls/states/licence-states'
import { Note } from 'ui/note'
import { shellText } from '../../strings/keys.ts'

/** Warns that some of the results may be clones; nothing if none may be. */
export function CloneNote({ hits }: { hits: readonly SearchHit[] }) {
  const t = useText()
  const clones = hits.filter(({ broker }) => broker?.licenceStatus === 'suspected_clone').length
  if (clones === 0) return null
  return (
    <Note tone={brokerLicenceStates.suspected_clone.tone} title={t(shellText.cloneFound, { count: clones })}>
      {t(shellText.cloneAdvice)}
    </Note>
  )
}
