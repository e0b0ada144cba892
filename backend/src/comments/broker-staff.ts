import type { Queries } from 'database/db'

/** Whether a user speaks for a broker: active staff of the enterprise that has claimed it (view broker_staff). */
export async function isStaffOf(db: Queries, userId: string, brokerCode: string): Promise<boolean> {
  const sql = 'SELECT user_id FROM broker_staff WHERE user_id = $1 AND broker_code = $2'
  return (await db.one(sql, [userId, brokerCode])) !== undefined
}

/** User ids of a broker's active staff. */
export async function staffOf(db: Queries, brokerCode: string): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>('SELECT user_id FROM broker_staff WHERE broker_code = $1', [
    brokerCode,
  ])
  return rows.map(row => row.user_id)
}
