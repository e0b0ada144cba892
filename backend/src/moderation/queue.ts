import { moderatorSteps } from 'calls/complaint-case/complaint-rules'
import { rules } from 'calls/exposure-case/case-rules'
import type { moderationDetail, moderationKinds, moderationQueue } from 'calls/moderation'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { reportReasonNames } from '../content-reports/tickets.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import { certificateCases } from './certificate-cases.ts'
import { claimCases } from './claim-cases.ts'
import { commentCases } from './comment-cases.ts'
import { complaintCases } from './complaint-cases.ts'
import { exposureCases } from './exposure-cases.ts'
import { interestsIn } from './interest.ts'
import type { CaseContext, CaseSource } from './moderation-case.ts'
import { noticeCases } from './notice-cases.ts'
import { suspicionsOf } from './suspicions.ts'
import { ticketCases } from './ticket-cases.ts'

type Kind = (typeof moderationKinds)[number]
type Detail = CallOutput<typeof moderationDetail>
type Queue = CallOutput<typeof moderationQueue>

/** Listings will be added once there is a market. */
const sources: Partial<Record<Kind, CaseSource>> = {
  exposure: exposureCases,
  comment: commentCases,
  ticket: ticketCases,
  certificate: certificateCases,
  complaint: complaintCases,
  enterprise: claimCases,
  legalnotice: noticeCases,
}

/** A page of the cases pending for moderators, or of those in `state`. */
export async function readQueue(
  context: CaseContext,
  { kind, state, order, pageIndex, pageSize }: CallParsed<typeof moderationQueue>,
): Promise<Queue> {
  const { db } = context
  const cases = Object.entries(sources)
    .flatMap(([name, source]) => (!kind || name === kind ? source.cases : []))
    .join(' UNION ALL ')
  if (!cases) return { items: [], total: 0, pageIndex, pageSize }
  const where = new Conditions()
  if (state === undefined) where.add('waits')
  else where.add(`state = ${where.param(state)}`)
  const from = `FROM (${cases}) cases ${where.where}`
  const total =
    (await db.one<{ total: number }>(`SELECT count(*)::integer AS total ${from}`, [...where.params]))?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total, false)
  if (!slice) return { items: [], total, pageIndex, pageSize }
  const desc = order === 'new'
  const keys = await db.query<{ kind: Kind; id: string }>(
    `SELECT kind, id ${from} ORDER BY ${orderBy([
      { sql: 'at', desc },
      { sql: 'kind', desc },
      { sql: 'id', desc },
    ])}
     LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`,
    where.params,
  )
  const read = await Promise.all(
    Object.entries(Object.groupBy(keys, key => key.kind)).map(([name, some]) =>
      readCases(
        context,
        name as Kind,
        some.map(({ id }) => id),
      ),
    ),
  )
  const byKey = new Map(read.flat().map(one => [`${one.kind} ${one.id}`, one]))
  const found = keys.flatMap(key => byKey.get(`${key.kind} ${key.id}`) ?? [])
  const items = found.map(({ text: _text, images: _images, facts: _facts, ...item }) => item)
  return { items, total, pageIndex, pageSize }
}

async function readCases(context: CaseContext, kind: Kind, ids: readonly string[]) {
  const found = (await sources[kind]?.read(context, ids)) ?? []
  const interests = await interestsIn(
    context.db,
    kind,
    found.map(({ id }) => id),
    context.userId,
  )
  return found.map(one => ({ beingChecked: false, ...one, ownInterest: interests.has(one.id) }))
}

/** One case in full; 404/3001 for an unknown one. A moderator with an interest in it sees no more than the queue shows. */
export async function readCase(context: CaseContext, kind: Kind, id: string): Promise<Detail> {
  const [found] = await readCases(context, kind, [id])
  if (!found) throw new Refusal(errorCodes.notFound)
  if (found.ownInterest)
    return { ...found, text: '', images: [], facts: [], reports: [], suspicions: [], decisions: [] }
  const [reports, suspicions, decisions] = await Promise.all([
    reportsOn(context, kind, id),
    kind === 'comment' ? suspicionsOf(context, id) : [],
    decisionsOn(context, kind, id),
  ])
  return { ...found, reports, suspicions, decisions }
}

async function reportsOn({ db, lang }: CaseContext, kind: Kind, id: string): Promise<Detail['reports']> {
  const names = new Map(reportReasonNames(lang).map(({ code, name }) => [code, name]))
  const rows = await db.query<Omit<Detail['reports'][number], 'name'>>(
    `SELECT t.reason, t.content, u.nick, t.created_at AS at FROM moderation_tickets t JOIN users u ON u.user_id = t.user_id
     WHERE t.kind = $1 AND t.target_id = $2 ORDER BY t.created_at DESC, t.ticket_id DESC LIMIT 50`,
    [kind, id],
  )
  return rows.map(row => ({ ...row, name: names.get(row.reason) ?? row.reason }))
}

/** The audit log of an exposure or private complaint also has the steps of others, and who has read the contact. */
const moderatorActions = [
  ...rules.filter(({ actor }) => actor === 'moderator').map(({ action }) => action),
  ...moderatorSteps,
]

const decisionsOn = ({ db }: CaseContext, kind: Kind, id: string) =>
  db.query<Detail['decisions'][number]>(
    `SELECT a.at, a.action, a.from_state AS "from", a.to_state AS "to", a.reason, u.nick FROM audit_events a
     LEFT JOIN users u ON u.user_id = a.user_id
     WHERE a.kind = $1 AND a.target_id = $2 AND (a.kind NOT IN ('exposure', 'complaint') OR a.action = ANY($3)) ORDER BY a.at DESC, a.event_id DESC LIMIT 50`,
    [kind, id, moderatorActions],
  )
