import type { UserPublic } from 'calls/entities/user'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'

/** Number of most-followed users that suggestions are taken from; a user who follows all of them needs none. */
const MOST_FOLLOWED = 500

/** Users that a user does not follow yet, most followers first. */
export function createSuggestedUsers(db: Db) {
  const mostFollowed = memoize({ seconds: 300 }, async () => {
    const rows = await db.query<{ user_id: string }>(
      `SELECT f.user_id FROM user_follows f JOIN users u ON u.user_id = f.user_id AND u.blocked_at IS NULL
       GROUP BY f.user_id ORDER BY count(*) DESC, f.user_id LIMIT ${MOST_FOLLOWED}`,
    )
    return rows.map(row => row.user_id)
  })
  return async (userId: string, num: number, lang: Language): Promise<UserPublic[]> => {
    const rows = await db.query<UserPublicRow>(
      `SELECT ${userPublicColumns} FROM users u JOIN
         (SELECT id, place FROM unnest($1::text[]) WITH ORDINALITY AS most(id, place)
          WHERE id <> $2 AND NOT EXISTS (SELECT FROM user_follows f WHERE f.follower_id = $2 AND f.user_id = id)
          ORDER BY place LIMIT $3) chosen ON chosen.id = u.user_id
       ORDER BY chosen.place`,
      [await mostFollowed(), userId, num],
    )
    return rows.map(row => toUserPublic(row, lang))
  }
}
