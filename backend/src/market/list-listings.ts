import { mayLead } from 'calls/findings/findings-of'
import { MOST_COUNTED, type marketList } from 'calls/market'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { aboutFitBrokers } from './about-fit-brokers.ts'
import { createListingFinder, listingsOnPage } from './listing-pages.ts'
import { listingConditions } from './listing-conditions.ts'
import type { ReadListings } from './listing-reader.ts'

type Order = CallParsed<typeof marketList>['order']

const orders: Record<Order, string> = {
  new: 'l.published_at DESC, l.code',
  hot: 'l.applaud_count DESC, l.published_at DESC, l.code',
  soon: 'l.starts_on, l.code',
}

const today = `(now() AT TIME ZONE 'UTC')::date`
/** What an order leaves out. Applause leads to no broker that is unfit to lead (decisions 7). */
const orderConditions: Record<Order, string | null> = {
  new: null,
  hot: aboutFitBrokers,
  soon: `l.starts_on IS NOT NULL AND l.ends_on >= ${today}`,
}

/** Pages of the live listings (calls, market.list). */
export function createListingLists(db: Db, readListings: ReadListings) {
  const find = createListingFinder(db)
  return async (
    { order, pageIndex, pageSize, ...filters }: CallParsed<typeof marketList>,
    lang: Language,
  ): Promise<CallOutput<typeof marketList>> => {
    const where = listingConditions(filters)
    const condition = orderConditions[order]
    if (condition !== null) where.add(condition)
    const sql = `SELECT l.code FROM listings l ${where.where} ORDER BY ${orders[order]} LIMIT ${MOST_COUNTED}`
    const codes = await find(sql, where.params)
    const page = await listingsOnPage(readListings, codes, { pageIndex, pageSize }, lang)
    // A broker may have become unfit since the codes were found.
    return order === 'hot' ? { ...page, items: page.items.filter(({ brokers }) => brokers.every(mayLead)) } : page
  }
}
