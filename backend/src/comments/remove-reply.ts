import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { lockWriter } from '../lock-writer.ts'
import { findComment } from './find-comment.ts'

/**
 * Deletes a reply for its author; counters follow by trigger. Refuses 403/2004 another user's, 409/3101 a review or anything ever reported.
 */
export async function removeReply(db: Db, commentId: string, caller: Caller): Promise<void> {
  const { userId } = signedIn(caller)
  await db.transaction(async queries => {
    await lockWriter(queries, userId)
    const reply = await findComment(queries, commentId, caller, { lock: true })
    if (reply.user_id !== userId) throw new Refusal(errorCodes.notYours)
    const reported = await queries.one(
      `SELECT 1 FROM moderation_tickets WHERE kind = 'comment' AND target_id = $1 LIMIT 1`,
      [String(reply.comment_id)],
    )
    if (reply.parent_id === null || reported) throw new Refusal(errorCodes.wrongState)
    await queries.query('DELETE FROM comments WHERE comment_id = $1', [reply.comment_id])
  })
}
