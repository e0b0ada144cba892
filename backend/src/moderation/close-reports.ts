import type { Queries } from 'database/db'
import { notify } from '../user-messages/notify.ts'
import { reportNotice } from './decision-notices.ts'

/** Notifies everyone who reported the comment of the outcome, except the moderator who decided. */
export async function closeReports(
  queries: Queries,
  commentId: string,
  decision: 'approve' | 'reject',
  moderatorId: string,
): Promise<void> {
  const rows = await queries.query<{ user_id: string }>(
    `UPDATE moderation_tickets SET state = $2 WHERE kind = 'comment' AND target_id = $1 AND state = 'open' RETURNING user_id`,
    [commentId, decision === 'reject' ? 'approved' : 'rejected'],
  )
  const reporters = rows.map(row => row.user_id).filter(userId => userId !== moderatorId)
  await notify(queries, reporters, reportNotice(decision === 'reject'))
}
