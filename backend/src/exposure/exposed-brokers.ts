import type { exposureSlist } from 'calls/exposure'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { exactMatch } from '../brokers/broker-keyword.ts'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import { codesLike } from '../countries/same-country.ts'
import { isPublic, overdue } from '../exposure-sql.ts'
import { readKeyword } from '../matching/keyword.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'

type Input = CallParsed<typeof exposureSlist>

interface FigureRow {
  broker_code: string
  currency: string
  amount: number
  warnings: number
}

const [count, code]: SortKey[] = [{ sql: 'b.exposure_count', desc: true }, { sql: 'b.code' }]

/** Sums in different currencies cannot be compared: `amount` sorts by claims in US dollars. */
const orders: Record<Input['order'], SortKey[]> = {
  exposures: [count!, code!],
  amount: [{ sql: 'f.dollars', desc: true, nullable: true }, count!, code!],
  score: [{ sql: 'coalesce(b.score, -1)' }, count!, code!],
  new: [{ sql: 'f.latest', desc: true, nullable: true }, code!],
}

/** What two of the orders need of all complaints: one read of an index, not a look-up for each broker. */
const figures = `LEFT JOIN (SELECT e.broker_code, sum(e.amount) FILTER (WHERE e.currency = 'USD') AS dollars, max(e.published_at) AS latest
  FROM exposures e WHERE ${isPublic} GROUP BY e.broker_code) AS f ON f.broker_code = b.code`
const needsFigures = (order: Input['order']) => order === 'amount' || order === 'new'

/** Amounts claimed and overdue cases of brokers. */
const AMOUNTS = `SELECT e.broker_code, e.currency, sum(e.amount) AS amount, count(*) FILTER (WHERE ${overdue})::integer AS warnings
  FROM exposures e WHERE e.broker_code = ANY($1) AND ${isPublic} GROUP BY e.broker_code, e.currency ORDER BY sum(e.amount) DESC`

/** Callers get the last answer while a newer one is read. */
const KEPT = { seconds: 60, stale: 600, most: 200 }

/** Brokers with public exposures, with the amounts claimed from each and the number of overdue cases. */
export function createExposedBrokers(db: Db, reference: ReferenceData) {
  const codesOf = memoize(KEPT, async (sql: string, params: string) =>
    (await db.query<{ code: string }>(sql, JSON.parse(params) as SqlValue[])).map(row => row.code),
  )
  const countOf = memoize(
    KEPT,
    async (sql: string, params: string) =>
      (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0,
  )
  const figuresOf = memoize(KEPT, async (codes: string) =>
    db.query<FigureRow>(AMOUNTS, [JSON.parse(codes) as string[]]),
  )
  return async ({
    keyword,
    countryCode,
    order,
    pageIndex,
    pageSize,
  }: Input): Promise<CallOutput<typeof exposureSlist>> => {
    const where = new Conditions()
    where.add('b.exposure_count > 0')
    if (keyword) where.add(exactMatch(readKeyword(keyword)).condition(where))
    where.anyOf('b.country_code', countryCode === undefined ? undefined : codesLike(countryCode))
    const total = await countOf(
      `SELECT count(*)::integer AS total FROM brokers b ${where.where}`,
      JSON.stringify(where.params),
    )
    const slice = sliceOf(pageIndex, pageSize, total)
    if (!slice) return { items: [], total, pageIndex, pageSize }
    const from = `FROM brokers b ${needsFigures(order) ? figures : ''} ${where.where}`
    const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
    const sql = `SELECT b.code ${from} ORDER BY ${orderBy(orders[order], slice.reverse)} ${limits}`
    const read = await codesOf(sql, JSON.stringify(where.params))
    const codes = slice.reverse ? read.toReversed() : read
    const [brokers, amounts] = await Promise.all([
      entriesInOrder(db, reference, codes),
      figuresOf(JSON.stringify(codes)),
    ])
    const items = brokers.map(broker => {
      const own = amounts.filter(row => row.broker_code === broker.code)
      return {
        ...broker,
        amounts: own.filter(row => row.amount > 0).map(({ amount, currency }) => ({ amount, currency })),
        warnings: own.reduce((sum, row) => sum + row.warnings, 0),
      }
    })
    return { items, total, pageIndex, pageSize }
  }
}
