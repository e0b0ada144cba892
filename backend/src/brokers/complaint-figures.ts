import type { dealerComplaintdescribe } from 'calls/broker-tabs'
import { exposureReasons } from 'calls/entities/exposure'
import type { ComplaintFigures } from 'calls/entities/complaint-figures'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import {
  daysAgo,
  dueAtIn,
  isOpen,
  isPublic,
  isTurnOfStaff,
  isUnderMediation,
  overdue,
  publishedFrom,
} from '../exposure-sql.ts'
import { reasonNames } from '../reference/words.ts'
import { readAnswers } from './mediation-answers.ts'

/** Counted in each group of complaints with one reason and currency. */
const COUNTED = {
  total: 'true',
  last90Days: publishedFrom(daysAgo(90)),
  replied: 'e.replied',
  resolved: `e.state = 'resolved'`,
  open: isOpen,
  underMediation: isUnderMediation,
  awaitingBroker: isTurnOfStaff,
  overdue,
} as const satisfies Partial<Record<keyof ComplaintFigures, string>>
type Counted = keyof typeof COUNTED

interface Row extends Record<Counted, number> {
  reason: keyof typeof reasonNames
  currency: string
  amount: number
  latestAt: string
  resolvedAt: string | null
  overdueSince: string | null
}

const counts = Object.entries(COUNTED)
  .map(([name, condition]) => `count(*) FILTER (WHERE ${condition})::integer AS "${name}"`)
  .join(', ')
const READ = `SELECT e.reason, e.currency, sum(e.amount) AS amount, ${counts}, max(e.published_at) AS "latestAt",
    max(e.state_since) FILTER (WHERE e.state = 'resolved') AS "resolvedAt", min(${dueAtIn('e')}) FILTER (WHERE ${overdue}) AS "overdueSince"
  FROM exposures e WHERE e.broker_code = $1 AND ${isPublic} GROUP BY e.reason, e.currency`

const latest = (times: readonly (string | null)[]) =>
  times
    .filter(time => time !== null)
    .sort()
    .at(-1) ?? null
const earliest = (times: readonly (string | null)[]) => times.filter(time => time !== null).sort()[0] ?? null
const sumOf = (rows: readonly Row[], pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0)

/** The figures of the public complaints about a broker; 404/3001 for an unknown code. */
export async function describeComplaints(
  db: Db,
  traderCode: string,
  lang: Language,
): Promise<CallOutput<typeof dealerComplaintdescribe>> {
  const [broker, rows] = await Promise.all([
    db.one<{ registered: boolean }>(
      'SELECT EXISTS (SELECT FROM broker_staff s WHERE s.broker_code = b.code) AS registered FROM brokers b WHERE code = $1',
      [traderCode],
    ),
    db.query<Row>(READ, [traderCode], { prepared: true }),
  ])
  if (!broker) throw new Refusal(errorCodes.notFound)
  const counted = Object.fromEntries(
    (Object.keys(COUNTED) as Counted[]).map(name => [name, sumOf(rows, row => row[name])]),
  ) as Record<Counted, number>
  const amounts = [...Map.groupBy(rows, row => row.currency)].map(([currency, of]) => ({
    amount: sumOf(of, row => row.amount),
    currency,
  }))
  return {
    ...counted,
    registered: broker.registered,
    answers: broker.registered ? await readAnswers(db, traderCode) : null,
    latestAt: latest(rows.map(row => row.latestAt)),
    resolvedAt: latest(rows.map(row => row.resolvedAt)),
    overdueSince: earliest(rows.map(row => row.overdueSince)),
    byReason: exposureReasons.map(reason => ({
      reason,
      name: reasonNames[reason][lang],
      count: sumOf(
        rows.filter(row => row.reason === reason),
        row => row.total,
      ),
    })),
    amounts: amounts.filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount),
  }
}
