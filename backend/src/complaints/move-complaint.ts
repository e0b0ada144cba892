import type { ComplaintState, ComplaintStep } from 'calls/complaint-case/complaint-rules'
import type { Queries } from 'database/db'
import { recordEvent } from '../audit-events.ts'
import { notifyOfComplaint } from './complaint-notices.ts'

/** A complaint before a step; `new`: it was inserted in this transaction. */
export interface MovedComplaint {
  code: string
  state: ComplaintState | 'new'
  brokerName: string
}

interface StepWords {
  note?: string | undefined
  imageIds?: readonly string[]
}

/**
 * Moves a locked complaint by a row of the rules: its state, one event in its timeline, one in the audit log, and a notice to each of
 * `notified`. The moment is read after the lock, so that events follow each other in time. Returns the event's id and the next state.
 */
export async function moveComplaint(
  queries: Queries,
  complaint: MovedComplaint,
  rule: ComplaintStep,
  { note = '', imageIds = [] }: StepWords,
  { userId, notified }: { userId: string; notified: readonly string[] },
): Promise<{ eventId: number; to: ComplaintState }> {
  const { code, state } = complaint
  const from = state === 'new' ? null : state
  const to = rule.to === 'same' ? (state as ComplaintState) : rule.to
  const event = await queries.one<{ event_id: number }>(
    `WITH moved AS (UPDATE complaints SET state = $2 WHERE code = $1 AND state <> $2)
     INSERT INTO complaint_events (complaint_code, action, from_state, to_state, actor, user_id, note, image_ids, at)
     VALUES ($1, $3, $4, $2, $5, $6, $7, $8, clock_timestamp()) RETURNING event_id`,
    [code, to, rule.action, from, rule.actor, userId, note, imageIds],
  )
  await recordEvent(queries, {
    kind: 'complaint',
    targetId: code,
    action: rule.action,
    from,
    to,
    userId,
    reason: rule.actor === 'moderator' && note !== '' ? note : undefined,
  })
  await notifyOfComplaint(queries, complaint, rule, note, notified)
  return { eventId: event!.event_id, to }
}
