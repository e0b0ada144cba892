import { usercenterFollowed } from 'calls/account-lists'
import type { UserPublic } from 'calls/entities/user'
import type { LoadContext } from 'shared-state/runtime'

/** Ids of the people in the list whom the viewer follows. */
export async function followedOf(people: readonly UserPublic[], { api, signal }: LoadContext): Promise<string[]> {
  if (people.length === 0) return []
  return (await api.call(usercenterFollowed, { userIds: people.map(({ userId }) => userId) }, { signal })).userIds
}
