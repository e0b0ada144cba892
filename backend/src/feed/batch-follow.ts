import type { Db, Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { notifyOfFollower } from './follower-notice.ts'

interface Followed {
  follows: number
  collections: number
}

/** Follows or unfollows users and brokers, all or none: 404/3001 if one is unknown. Returns the resulting totals. */
export function followMany(
  db: Db,
  userId: string,
  { userIds, codes, on }: { userIds: readonly string[]; codes: readonly string[]; on: boolean },
): Promise<Followed> {
  return db.transaction(async queries => {
    await checkKnown(queries, userIds, codes)
    if (on) {
      const followed = await queries.query<{ user_id: string }>(
        `INSERT INTO user_follows (follower_id, user_id) SELECT $1, user_id FROM users WHERE user_id = ANY($2)
         ON CONFLICT (follower_id, user_id) DO NOTHING RETURNING user_id`,
        [userId, userIds],
      )
      await notifyOfFollower(
        queries,
        userId,
        followed.map(row => row.user_id),
      )
      await queries.query(
        `INSERT INTO collections (user_id, broker_code) SELECT $1, code FROM brokers WHERE code = ANY($2)
         ON CONFLICT (user_id, broker_code) DO NOTHING`,
        [userId, codes],
      )
    } else {
      await queries.query('DELETE FROM user_follows WHERE follower_id = $1 AND user_id = ANY($2)', [userId, userIds])
      await queries.query('DELETE FROM collections WHERE user_id = $1 AND broker_code = ANY($2)', [userId, codes])
    }
    const totals = await queries.one<Followed>(
      `SELECT (SELECT count(*) FROM user_follows WHERE follower_id = $1)::integer AS follows,
              (SELECT count(*) FROM collections WHERE user_id = $1)::integer AS collections`,
      [userId],
    )
    return totals!
  })
}

async function checkKnown(queries: Queries, userIds: readonly string[], codes: readonly string[]): Promise<void> {
  const known = await queries.one<{ users: number; brokers: number }>(
    `SELECT (SELECT count(*) FROM users WHERE user_id = ANY($1))::integer AS users,
            (SELECT count(*) FROM brokers WHERE code = ANY($2))::integer AS brokers`,
    [userIds, codes],
  )
  if (known?.users !== new Set(userIds).size || known.brokers !== new Set(codes).size)
    throw new Refusal(errorCodes.notFound)
}
