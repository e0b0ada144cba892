import type { live7x24Withdraw } from 'calls/flash-desk'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'

/** Withdraws a news flash (calls, live7x24.withdraw): its text stays in the history only, and stored pages that show it are dropped. */
export function withdrawFlash(db: Db, id: string, caller: Caller): Promise<CallOutput<typeof live7x24Withdraw>> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    const gone = await queries.one<{ content: object }>(
      'DELETE FROM flash_items WHERE flash_id = $1 RETURNING content',
      [Number(id)],
    )
    if (gone) {
      await queries.query(
        `INSERT INTO flash_history (flash_id, action, user_id, content) VALUES ($1, 'withdraw', $2, $3)`,
        [Number(id), userId, JSON.stringify(gone.content)],
      )
      await queries.query(`SELECT tell_content_changed('flashes')`)
      return { done: true }
    }
    const sql = `SELECT FROM flash_history WHERE flash_id = $1 AND action = 'withdraw'`
    if (await queries.one(sql, [Number(id)])) return { done: true }
    throw new Refusal(errorCodes.notFound)
  })
}
