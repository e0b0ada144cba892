import { mayLead } from 'calls/findings/findings-of'
import type { Db } from 'database/db'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { visible } from '../comments/comment-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

/**
 * The broker in whose name a user answers reviews: active staff of it with at least one public answer. Null for staff who have not answered
 * in public, because then nobody else knows where they work. Of several brokers the one that readers must be warned about.
 */
export async function repliesFor(db: Db, reference: ReferenceData, userId: string): Promise<string | null> {
  const rows = await db.query<{ broker_code: string }>(
    `SELECT s.broker_code FROM broker_staff s WHERE s.user_id = $1 AND EXISTS (SELECT FROM comments c
       WHERE c.user_id = s.user_id AND c.staff AND c.target_type = 'broker' AND c.target_code = s.broker_code AND ${visible})
     ORDER BY s.broker_code`,
    [userId],
  )
  const codes = rows.map(row => row.broker_code)
  if (codes.length < 2) return codes[0] ?? null
  const brokers = await entriesByCode(db, reference, codes)
  return codes.find(code => !mayLead(brokers.get(code)!)) ?? codes[0]!
}
