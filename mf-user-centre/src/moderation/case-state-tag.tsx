import { StateTag } from 'ui/state-tag'
import { Tag } from 'ui/tag'
import { stateLookOf, type ModerationKind } from './moderation-words.ts'

/** How a case stands; a state that is new here is shown as it is called. */
export function CaseStateTag({ kind, state }: { kind: ModerationKind; state: string }) {
  const look = stateLookOf(kind, state)
  return look ? <StateTag look={look} /> : <Tag>{state}</Tag>
}
