import type { Queries } from 'database/db'

export interface AuditEvent {
  kind: 'enterprise' | 'staff' | 'comment' | 'ticket' | 'certificate' | 'complaint'
  targetId: string
  action: string
  from: string | null
  to: string
  /** Who did it; null: the system. */
  userId: string | null
  reason?: string | undefined
}

/** Writes down who changed whose state, in the transaction that changes it. */
export async function recordEvent(
  queries: Queries,
  { kind, targetId, action, from, to, userId, reason }: AuditEvent,
): Promise<void> {
  await queries.query(
    'INSERT INTO audit_events (kind, target_id, action, from_state, to_state, user_id, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [kind, targetId, action, from, to, userId, reason],
  )
}
