import { StateTag } from 'ui/state-tag'
import { Tag } from 'ui/tag'
import { stateLookOf, type ModerationKind } from './moderation-words.ts'

/** State of a case; a state that is unknown here is shown by its own name. */
export function CaseStateTag({ kind, state }: { kind: ModerationKind; state: string }) {
  const look = stateLookOf(kind, state)
  return look ? <StateTag look={look} /> : <Tag>{state}</Tag>
}
