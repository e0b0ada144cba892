import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'

/**
 * Serialises one user's writes until the end of the transaction, so that a once-a-day action cannot be done twice concurrently. 403/2010
 * for a blocked account, 401/2002 for a deleted one.
 */
export async function lockWriter(queries: Queries, userId: string): Promise<void> {
  const sql = 'SELECT blocked_at IS NOT NULL AS blocked FROM users WHERE user_id = $1 FOR NO KEY UPDATE'
  const user = await queries.one<{ blocked: boolean }>(sql, [userId])
  if (!user) throw new Refusal(errorCodes.sessionOver)
  if (user.blocked) throw new Refusal(errorCodes.blocked)
}
