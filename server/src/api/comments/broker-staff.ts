import type { Queries } from '../../db/db.ts'

/**
 * Whether someone answers for a broker: active staff of an enterprise that has claimed it. The one place that knows; who
 * is staff is written to `broker_staff` by whoever keeps the enterprises' accounts.
 */
export async function isStaffOf(db: Queries, userId: string, brokerCode: string): Promise<boolean> {
  const row = await db.one(
    `SELECT s.user_id FROM broker_staff s JOIN brokers b ON b.code = s.broker_code
     WHERE s.user_id = $1 AND s.broker_code = $2 AND b.claimed`,
    [userId, brokerCode],
  )
  return row !== undefined
}
