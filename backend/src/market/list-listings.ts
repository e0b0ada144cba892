import { MOST_COUNTED, type marketList } from 'calls/market'
import type { MarketListing } from 'calls/entities/market-listing'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { orderBy, sliceOf } from '../sql-parts.ts'
import type { Conditions, SortKey } from '../sql-parts.ts'
import { aboutFitBrokers } from './about-fit-brokers.ts'
import { listingConditions } from './listing-conditions.ts'
import { isLive, listingColumns, listingTables, toListings } from './listing-rows.ts'
import type { ListingRow } from './listing-rows.ts'

type Order = CallParsed<typeof marketList>['order']

const newest: SortKey[] = [{ sql: 'l.published_at', desc: true }, { sql: 'l.code' }]
const orders: Record<Order, SortKey[]> = {
  new: newest,
  hot: [{ sql: 'l.applaud_count', desc: true }, ...newest],
  soon: [{ sql: 'l.starts_on' }, { sql: 'l.code' }],
}

const today = `(now() AT TIME ZONE 'UTC')::date`
/** What an order leaves out. Applause leads to no broker that is unfit to lead (decisions 7). */
const orderConditions: Record<Order, string | null> = {
  new: null,
  hot: aboutFitBrokers,
  soon: `l.starts_on IS NOT NULL AND l.ends_on >= ${today}`,
}

/** Pages of the live listings (calls, market.list). */
export function createListingLists(db: Db, reference: ReferenceData) {
  const count = async (sql: string, params: string) =>
    (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0
  /** The order `hot` costs a look at the brokers of all listings. */
  const countHot = memoize({ seconds: 30, stale: 600 }, count)

  async function totalOf(where: Conditions, order: Order): Promise<number> {
    const sql = `SELECT count(*)::integer AS total FROM (SELECT FROM listings l ${where.where} LIMIT ${MOST_COUNTED}) AS counted`
    return (order === 'hot' ? countHot : count)(sql, JSON.stringify(where.params))
  }

  return async (
    { order, pageIndex, pageSize, ...filters }: CallParsed<typeof marketList>,
    lang: Language,
  ): Promise<CallOutput<typeof marketList>> => {
    const where = listingConditions(filters)
    const condition = orderConditions[order]
    if (condition !== null) where.add(condition)
    const total = await totalOf(where, order)
    const slice = sliceOf(pageIndex, pageSize, total, total < MOST_COUNTED)
    if (!slice) return { items: [], total, pageIndex, pageSize }
    const filter = where.where
    const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
    const found = await db.query<{ code: string }>(
      `SELECT l.code FROM listings l ${filter} ORDER BY ${orderBy(orders[order], slice.reverse)} ${limits}`,
      where.params,
    )
    const codes = found.map(({ code }) => code)
    if (slice.reverse) codes.reverse()
    return { items: await liveListings(db, reference, codes, lang), total, pageIndex, pageSize }
  }
}

/** Live listings by code, in the order requested; others are left out. */
export async function liveListings(
  db: Db,
  reference: ReferenceData,
  codes: readonly string[],
  lang: Language,
): Promise<MarketListing[]> {
  if (codes.length === 0) return []
  const sql = `SELECT ${listingColumns} FROM ${listingTables} WHERE l.code = ANY($1) AND ${isLive}`
  const rows = await db.query<ListingRow>(sql, [codes], { prepared: true })
  const byCode = new Map(rows.map(row => [row.code, row]))
  const inOrder = codes.map(code => byCode.get(code)).filter(row => row !== undefined)
  return toListings(db, reference, inOrder, lang)
}
