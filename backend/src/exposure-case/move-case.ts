import type { Rule } from 'calls/exposure-case/case-rules'
import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import { recordEvent } from '../audit-events.ts'
import { areWithheld } from '../withheld-texts/move-words.ts'
import { notifyOfStep } from './case-notices.ts'
import type { StepWords } from './case-notices.ts'
import type { MovedCase } from './find-case.ts'

/**
 * Moves a locked case by a row of the rules: its state, one event in its timeline, one in the audit log, and the notices. The moment is read
 * after the lock, so that events follow each other in time. Returns the event's id.
 */
export async function moveCase(
  queries: Queries,
  found: MovedCase,
  rule: Rule,
  { reasonCode, note = '', imageIds = [] }: StepWords & { imageIds?: readonly string[] },
  caller: Caller,
): Promise<number> {
  const { userId } = signedIn(caller)
  const from = found.state === 'new' ? null : found.state
  const to = rule.to === 'same' ? found.state : rule.to
  const event = await queries.one<{ event_id: number }>(
    `WITH moment AS MATERIALIZED (SELECT clock_timestamp() AS at),
       moved AS (UPDATE exposures e SET state = $2, state_since = CASE WHEN e.state = $2 THEN e.state_since ELSE m.at END, updated_at = m.at,
           published_at = CASE WHEN exposure_is_public($2) THEN coalesce(e.published_at, m.at) END,
           replied = e.replied OR $3 = 'staff', mediated = e.mediated OR $2 = 'in_mediation'
         FROM moment m WHERE e.code = $1)
     INSERT INTO exposure_events (exposure_code, action, from_state, to_state, actor, user_id, reason_code, note, image_ids, at)
     SELECT $1, $5, $6, $2, $3, $7, $10, CASE WHEN $4::text <> '' THEN jsonb_build_object($8::text, $4::text) END, $9, m.at FROM moment m
     RETURNING event_id`,
    [found.code, to, rule.actor, note, rule.action, from, userId, caller.lang, imageIds, reasonCode],
  )
  await recordEvent(queries, {
    kind: 'exposure',
    targetId: found.code,
    action: rule.action,
    from,
    to,
    userId,
    reasonCode,
    reason: rule.actor === 'moderator' && note !== '' ? note : undefined,
  })
  // A notice stays as it was written, so it quotes nothing while a legal notice withholds the words of the case; its parties read them there.
  const quoted = (await areWithheld(queries, found.code)) ? '' : note
  await notifyOfStep(queries, found, rule, { reasonCode, note: quoted }, userId)
  return event!.event_id
}
