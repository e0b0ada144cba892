import type { commentReport, commentReportpublish } from 'calls/comment-writing'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { hasReported, openTicket, reportReasonNames } from '../content-reports/tickets.ts'
import type { Reported } from '../content-reports/tickets.ts'
import { lockWriter } from '../lock-writer.ts'
import { findPublicComment } from './find-comment.ts'

const asReported = (commentId: number): Reported => ({ kind: 'comment', targetId: String(commentId) })

/** The reasons for reporting a comment, and whether the caller has reported it already. */
export async function reportForm(db: Db, commentId: string, caller: Caller): Promise<CallOutput<typeof commentReport>> {
  const { comment_id } = await findPublicComment(db, commentId)
  const alreadyReported = await hasReported(db, asReported(comment_id), signedIn(caller).userId)
  return { reasons: reportReasonNames(caller.lang), alreadyReported }
}

/** Reports a comment: it is flagged and stays visible until a moderator decides (decisions 7). Returns the ticket's id. */
export function reportComment(
  db: Db,
  { commentId, reason, content = '' }: CallParsed<typeof commentReportpublish>,
  caller: Caller,
): Promise<string> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const { comment_id } = await findPublicComment(queries, commentId)
    const ticketId = await openTicket(queries, asReported(comment_id), userId, reason, content)
    await queries.query(`UPDATE comments SET state = 'flagged' WHERE comment_id = $1 AND state = 'published'`, [
      comment_id,
    ])
    return ticketId
  })
}
