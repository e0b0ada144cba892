import type { Queries } from 'database/db'
import type { Reported } from '../content-reports/tickets.ts'
import { notify } from '../user-messages/notify.ts'
import { reportNotice } from './decision-notices.ts'

/** Closes the open reports on an item, and notifies those who sent them of the outcome, except the moderator who decided. Returns their ticketIds. */
export async function closeReports(
  queries: Queries,
  { kind, targetId }: Reported,
  decision: 'approve' | 'reject',
  moderatorId: string,
): Promise<string[]> {
  const rows = await queries.query<{ user_id: string; ticket_id: number }>(
    `UPDATE moderation_tickets SET state = $3 WHERE kind = $1 AND target_id = $2 AND state = 'open' RETURNING user_id, ticket_id`,
    [kind, targetId, decision === 'reject' ? 'approved' : 'rejected'],
  )
  const reporters = rows.map(row => row.user_id).filter(userId => userId !== moderatorId)
  await notify(queries, reporters, reportNotice(decision === 'reject'))
  return rows.map(row => String(row.ticket_id))
}
