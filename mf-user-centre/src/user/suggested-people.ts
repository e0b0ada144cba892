import type { UserPublic } from 'calls/entities/user'
import { suggestedusersList } from 'calls/feed'
import type { LoadContext } from 'shared-state/runtime'
import { optionalPart } from '../account/optional-part.ts'

/** Number of people that a page suggests. */
const num = 5

/** People whom the visitor could follow, most followers first; none for a visitor without a login, or if the call fails. */
export async function suggestedPeople({ api, store, signal }: LoadContext): Promise<readonly UserPublic[]> {
  if (!store.session.isLoggedIn) return []
  return (await optionalPart(api.call(suggestedusersList, { num }, { signal })))?.items ?? []
}
