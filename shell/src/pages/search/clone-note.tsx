import type { SearchHit } from 'calls/entities/search-hit'
import { useText } from 'shared-state/runtime'
import { findingStates } from 'calls/states/finding-states'
import { Note } from 'ui/note'
import { shellText } from '../../strings/keys.ts'

/** Warns that some of the results may be clones; nothing if none may be. */
export function CloneNote({ hits }: { hits: readonly SearchHit[] }) {
  const t = useText()
  const clones = hits.filter(({ broker }) => broker?.findings.includes('suspectedClone')).length
  if (clones === 0) return null
  return (
    <Note tone={findingStates.suspectedClone.tone} title={t(shellText.cloneFound, { count: clones })}>
      {t(shellText.cloneAdvice)}
    </Note>
  )
}
