import type { dealerComplaintdescribe } from 'calls/broker-tabs'
import { exposureReasons } from 'calls/entities/exposure'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { reasonNames } from '../reference/words.ts'

interface Row {
  reason: keyof typeof reasonNames
  currency: string
  count: number
  amount: number
  recent: number
  resolved: number
  replied: number
}

/** Statistics of the public complaints about a broker; 404/3001 for an unknown code. */
export async function describeComplaints(
  db: Db,
  traderCode: string,
  lang: Language,
): Promise<CallOutput<typeof dealerComplaintdescribe>> {
  const [broker, rows] = await Promise.all([
    db.one('SELECT code FROM brokers WHERE code = $1', [traderCode]),
    db.query<Row>(
      `SELECT reason, currency, count(*)::integer AS count, sum(amount) AS amount,
              count(*) FILTER (WHERE published_at > now() - interval '90 days')::integer AS recent,
              count(*) FILTER (WHERE state = 'resolved')::integer AS resolved, count(*) FILTER (WHERE replied)::integer AS replied
       FROM exposures WHERE broker_code = $1 AND exposure_is_public(state) GROUP BY reason, currency`,
      [traderCode],
    ),
  ])
  if (!broker) throw new Refusal(errorCodes.notFound)
  const sum = (pick: (row: Row) => number, of = rows) => of.reduce((total, row) => total + pick(row), 0)
  const amounts = [...Map.groupBy(rows, row => row.currency)].map(([currency, of]) => ({
    amount: sum(row => row.amount, of),
    currency,
  }))
  return {
    total: sum(row => row.count),
    last90Days: sum(row => row.recent),
    resolved: sum(row => row.resolved),
    replied: sum(row => row.replied),
    byReason: exposureReasons.map(reason => ({
      reason,
      name: reasonNames[reason][lang],
      count: sum(
        row => row.count,
        rows.filter(row => row.reason === reason),
      ),
    })),
    amounts: amounts.filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount),
  }
}
