import type { Queries } from 'database/db'
import { notify } from '../user-messages/notify.ts'

/** Notifies users of a new follower, at most once a day: repeated following and unfollowing sends no further notices. */
export async function notifyOfFollower(
  queries: Queries,
  followerId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  const path = `/user/${followerId}.html`
  const told = await queries.query<{ user_id: string }>(
    `SELECT user_id FROM user_messages WHERE user_id = ANY($1) AND path = $2 AND at > now() - interval '1 day'`,
    [userIds, path],
  )
  const nick =
    (await queries.one<{ nick: string }>('SELECT nick FROM users WHERE user_id = $1', [followerId]))?.nick ?? ''
  await notify(
    queries,
    userIds.filter(id => !told.some(row => row.user_id === id)),
    {
      kind: 'system',
      title: { en: `${nick} follows you`, id: `${nick} mengikuti Anda` },
      text: { en: '', id: '' },
      path,
      mail: false,
    },
  )
}
