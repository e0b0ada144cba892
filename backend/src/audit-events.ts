import type { CaseReason } from 'calls/exposure-case/case-reasons'
import type { Queries } from 'database/db'

export interface AuditEvent {
  kind:
    | 'enterprise'
    | 'staff'
    | 'comment'
    | 'market'
    | 'ticket'
    | 'certificate'
    | 'complaint'
    | 'exposure'
    | 'legalnotice'
    | 'vpsrequest'
    | 'account'
  targetId: string
  action: string
  from: string | null
  to: string
  /** The user who made the change; null: the system. */
  userId: string | null
  /** A reason that the moderator chose from a list, and their own words. */
  reasonCode?: CaseReason | undefined
  reason?: string | undefined
}

/** Records a change of state and its author, in the transaction that makes the change. */
export async function recordEvent(
  queries: Queries,
  { kind, targetId, action, from, to, userId, reasonCode, reason }: AuditEvent,
): Promise<void> {
  await queries.query(
    `INSERT INTO audit_events (kind, target_id, action, from_state, to_state, user_id, reason_code, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [kind, targetId, action, from, to, userId, reasonCode, reason],
  )
}
