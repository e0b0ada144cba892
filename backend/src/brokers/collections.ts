import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'

async function followers(db: Db, traderCode: string): Promise<number> {
  const row = await db.one<{ known: boolean; count: number }>(
    `SELECT EXISTS (SELECT 1 FROM brokers WHERE code = $1) AS known,
            (SELECT count(*) FROM collections WHERE broker_code = $1)::integer AS count`,
    [traderCode],
  )
  if (!row?.known) throw new Refusal(errorCodes.notFound)
  return row.count
}

/** Follows a broker and returns its number of followers; following twice counts once. 404/3001 for an unknown code. */
export async function follow(db: Db, userId: string, traderCode: string): Promise<number> {
  await db.query(
    `INSERT INTO collections (user_id, broker_code) SELECT $1, code FROM brokers WHERE code = $2
     ON CONFLICT (user_id, broker_code) DO NOTHING`,
    [userId, traderCode],
  )
  return followers(db, traderCode)
}

export async function unfollow(db: Db, userId: string, traderCode: string): Promise<number> {
  await db.query('DELETE FROM collections WHERE user_id = $1 AND broker_code = $2', [userId, traderCode])
  return followers(db, traderCode)
}

/** Filters these brokers down to those that the user follows. */
export async function followedOf(db: Db, userId: string, codes: readonly string[]): Promise<string[]> {
  const sql = 'SELECT broker_code FROM collections WHERE user_id = $1 AND broker_code = ANY($2)'
  return (await db.query<{ broker_code: string }>(sql, [userId, codes])).map(row => row.broker_code)
}
