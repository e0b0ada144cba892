import type { Queries } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { recordEvent } from '../audit-events.ts'
import { reasonNameOf } from '../content-reports/tickets.ts'
import type { Reason } from '../content-reports/tickets.ts'
import { notify } from '../user-messages/notify.ts'
import { closeReports } from './close-reports.ts'
import { takenDownNotice } from './decision-notices.ts'
import { lockForDecision } from './holds.ts'

interface Deciding {
  moderatorId: string
  lang: Language
  reason: string | undefined
}

interface Row {
  code: string
  user_id: string
  title: string
  lang: Language
  reported_for: Reason
}

const reported = `listings l JOIN moderation_tickets t ON t.kind = 'market' AND t.target_id = l.code WHERE t.ticket_id = $1::bigint`

/** Locks the listing that a report is on, before the report: reports on the same listing are decided one after another. */
export const lockReported = (queries: Queries, ticketId: string) =>
  queries.query(`SELECT l.code FROM ${reported} FOR NO KEY UPDATE OF l`, [ticketId])

/**
 * Takes down the live listing that an upheld report is on, closes all other reports on it, and notifies its author. Without words from the
 * moderator the reason is that of the report. 409/3102 if another moderator holds the listing. Anything else reported stays as it is.
 */
export async function takeDownReported(queries: Queries, ticketId: string, deciding: Deciding): Promise<void> {
  const { moderatorId, lang, reason } = deciding
  const row = await queries.one<Row>(
    `SELECT l.code, l.user_id, l.title, l.lang, t.reason AS reported_for FROM ${reported} AND l.state = 'live'`,
    [ticketId],
  )
  if (!row) return
  await lockForDecision(queries, 'market', row.code, { userId: moderatorId, lang })
  const why = {
    en: reason ?? reasonNameOf(row.reported_for, 'en'),
    id: reason ?? reasonNameOf(row.reported_for, 'id'),
  }
  await queries.query(
    `UPDATE listings SET state = 'rejected', state_since = now(), reject_reason = $2 WHERE code = $1`,
    [row.code, why[row.lang]],
  )
  await recordEvent(queries, {
    kind: 'market',
    targetId: row.code,
    action: 'reject',
    from: 'live',
    to: 'rejected',
    userId: moderatorId,
    reason: why[lang],
  })
  await notify(queries, [row.user_id], takenDownNotice(row.title, why))
  const others = await closeReports(queries, { kind: 'market', targetId: row.code }, 'reject', moderatorId)
  for (const ticket of others)
    await recordEvent(queries, {
      kind: 'ticket',
      targetId: ticket,
      action: 'approve',
      from: 'open',
      to: 'approved',
      userId: moderatorId,
      reason,
    })
}
