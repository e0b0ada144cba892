import { moderatorSteps } from 'calls/complaint-case/complaint-rules'
import { reasonWithNote } from 'calls/exposure-case/case-reasons'
import type { moderationDetail } from 'calls/moderation'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { reasonNameOf } from '../content-reports/tickets.ts'
import { readCaseEvents, toReason } from '../exposure/case-events.ts'
import { readCases } from './case-sources.ts'
import type { Kind } from './case-sources.ts'
import { exposureCases } from './exposure-cases.ts'
import { holdActions } from './holds.ts'
import type { CaseContext } from './moderation-case.ts'
import { moderatorActions } from './queue-conditions.ts'
import { suspicionsOf } from './suspicions.ts'

type Detail = CallOutput<typeof moderationDetail>

/** One item in full; 404/3001 for an unknown one. A moderator with an interest in it sees no more than the queue shows. */
export async function readCase(context: CaseContext, kind: Kind, id: string): Promise<Detail> {
  const [found] = await readCases(context, kind, [id])
  if (!found) throw new Refusal(errorCodes.notFound)
  const nothing = { reports: [], suspicions: [], timeline: [], cases: null, decisions: [] }
  if (found.ownInterest) return { ...found, ...nothing, text: '', images: [], facts: [] }
  const [reports, suspicions, timeline, cases, decisions] = await Promise.all([
    reportsOn(context, kind, id),
    kind === 'comment' ? suspicionsOf(context, id) : [],
    kind === 'exposure' ? readCaseEvents(context.db, id, context.lang, { withPrivateNotes: true }) : [],
    kind === 'exposure' ? countCases(context, found) : null,
    decisionsOn(context, kind, id),
  ])
  return { ...found, reports, suspicions, timeline, cases, decisions }
}

async function reportsOn({ db, lang }: CaseContext, kind: Kind, id: string): Promise<Detail['reports']> {
  const rows = await db.query<Omit<Detail['reports'][number], 'name'>>(
    `SELECT t.reason, t.content, u.nick, t.created_at AS at FROM moderation_tickets t JOIN users u ON u.user_id = t.user_id
     WHERE t.kind = $1 AND t.target_id = $2 ORDER BY t.created_at DESC, t.ticket_id DESC LIMIT 50`,
    [kind, id],
  )
  return rows.map(row => ({ ...row, name: reasonNameOf(row.reason, lang) }))
}

/** The exposures of the author of one and about its broker, itself included, as the queue lists them. */
async function countCases({ db }: CaseContext, { user, broker }: Pick<Detail, 'user' | 'broker'>) {
  const count = async (column: string, value: string) =>
    (await db.one<{ total: number; waiting: number }>(
      `SELECT count(*)::integer AS total, count(*) FILTER (WHERE c.waits)::integer AS waiting FROM (${exposureCases.cases}) c WHERE ${column} = $1`,
      [value],
    ))!
  const [ofAuthor, ofBroker] = await Promise.all([
    count('c.user_id', user!.userId),
    broker ? count('c.broker_code', broker.code) : null,
  ])
  return { ofAuthor, ofBroker }
}

/** What the history of an exposure or private complaint shows: its audit log also has the steps of others. */
const shownActions = [...moderatorActions, ...moderatorSteps, ...holdActions, 'contact']

async function decisionsOn({ db, lang }: CaseContext, kind: Kind, id: string): Promise<Detail['decisions']> {
  const rows = await db.query<Detail['decisions'][number] & { reason_code: string | null }>(
    `SELECT a.at, a.action, a.from_state AS "from", a.to_state AS "to", a.reason_code, a.reason, u.nick FROM audit_events a
     LEFT JOIN users u ON u.user_id = a.user_id
     WHERE a.kind = $1 AND a.target_id = $2 AND (a.kind NOT IN ('exposure', 'complaint') OR a.action = ANY($3)) ORDER BY a.at DESC, a.event_id DESC LIMIT 50`,
    [kind, id, shownActions],
  )
  return rows.map(({ reason_code, reason, ...row }) => ({
    ...row,
    reason: reasonWithNote(toReason(reason_code, lang)?.name, reason ?? '') || null,
  }))
}
