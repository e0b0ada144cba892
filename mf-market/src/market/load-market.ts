import { readPart } from 'calls/failures/read-part'
import { marketList } from 'calls/market'
import { breadcrumbList } from 'calls/structured/structured'
import { crumbsTo } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import type { Head, LoadContext } from 'shared-state/runtime'
import { addressOf, isFiltered, isPassing } from '../listing-list/listing-query.ts'
import { readListings } from '../listing-list/read-listings.ts'
import { marketText } from '../strings/keys.ts'

/** Listings in each of the two short lists. */
const shown = 5

/** The whole market: a search or a filtered list if the address names one; else the newest and the most applauded listings. */
export async function loadMarket(context: LoadContext) {
  const { api, signal } = context
  const [list, hot] = await Promise.all([
    readListings(context, 'all'),
    readPart(api.call(marketList, { order: 'hot', pageSize: shown }, { signal })),
  ])
  return { ...list, hot: hot && hot.items.filter(({ applaudCount }) => applaudCount > 0) }
}

export type MarketData = Awaited<ReturnType<typeof loadMarket>>

/** Whether the address asks for a list: then the page shows it alone. */
export const isList = ({ query }: Pick<MarketData, 'query'>): boolean =>
  isFiltered(query) || query.order !== '' || query.page > 1

export const marketHead = (data: MarketData, { store, url }: Pick<LoadContext, 'store' | 'url'>): Head => ({
  title: store.text.t(marketText.market),
  description: store.text.t(marketText.marketLead),
  canonical: addressOf('all', data.query),
  noindex: isPassing(data.query),
  sample: [...data.items, ...(data.hot ?? [])].some(({ sample }) => sample),
  structured: [breadcrumbList(marketCrumbs(store), url.origin)],
})

export const marketCrumbs = (store: SharedStore) =>
  crumbsTo(store, [[marketText.home, '/']], store.text.t(marketText.market))
