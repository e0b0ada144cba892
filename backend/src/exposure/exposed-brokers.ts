import type { exposureSlist } from 'calls/exposure'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { exactMatch } from '../brokers/broker-keyword.ts'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import { readKeyword } from '../matching/keyword.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions } from '../sql-parts.ts'
import { isPublic, overdue } from '../exposure-sql.ts'

type Input = CallParsed<typeof exposureSlist>

interface FigureRow {
  broker_code: string
  currency: string
  amount: number
  warnings: number
}

const inDollars = `(SELECT coalesce(sum(e.amount), 0) FROM exposures e WHERE e.broker_code = b.code AND e.currency = 'USD' AND ${isPublic})`

/** Sums in different currencies cannot be compared: `amount` sorts by claims in US dollars. */
const orders: Record<Input['order'], string> = {
  exposures: 'b.exposure_count DESC, b.code',
  amount: `${inDollars} DESC, b.exposure_count DESC, b.code`,
  score: 'b.score ASC NULLS FIRST, b.exposure_count DESC, b.code',
  new: `(SELECT max(e.published_at) FROM exposures e WHERE e.broker_code = b.code AND ${isPublic}) DESC, b.code`,
}

/** Brokers with public exposures, with the amounts claimed from each and the number of overdue cases. */
export function createExposedBrokers(db: Db, reference: ReferenceData) {
  const codesOf = memoize({ seconds: 60, most: 200 }, async (sql: string, params: string) =>
    (await db.query<{ code: string }>(sql, JSON.parse(params) as SqlValue[])).map(row => row.code),
  )
  const countOf = memoize(
    { seconds: 60, most: 200 },
    async (sql: string, params: string) =>
      (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0,
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
    where.when(countryCode, country => `b.country_code = ${country}`)
    const total = await countOf(
      `SELECT count(*)::integer AS total FROM brokers b ${where.where}`,
      JSON.stringify(where.params),
    )
    const limits = `LIMIT ${where.param(pageSize)} OFFSET ${where.param((pageIndex - 1) * pageSize)}`
    const sql = `SELECT b.code FROM brokers b ${where.where} ORDER BY ${orders[order]} ${limits}`
    const codes = await codesOf(sql, JSON.stringify(where.params))
    const [brokers, figures] = await Promise.all([entriesInOrder(db, reference, codes), figuresOf(db, codes)])
    const items = brokers.map(broker => {
      const own = figures.filter(row => row.broker_code === broker.code)
      return {
        ...broker,
        amounts: own.filter(row => row.amount > 0).map(({ amount, currency }) => ({ amount, currency })),
        warnings: own.reduce((sum, row) => sum + row.warnings, 0),
      }
    })
    return { items, total, pageIndex, pageSize }
  }
}

const figuresOf = (db: Db, codes: readonly string[]) =>
  db.query<FigureRow>(
    `SELECT e.broker_code, e.currency, sum(e.amount) AS amount, count(*) FILTER (WHERE ${overdue})::integer AS warnings
     FROM exposures e WHERE e.broker_code = ANY($1) AND ${isPublic} GROUP BY e.broker_code, e.currency ORDER BY sum(e.amount) DESC`,
    [codes],
  )
