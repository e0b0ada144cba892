import { breadcrumbList } from 'calls/structured/structured'
import { crumbsTo } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import type { Head, LoadContext } from 'shared-state/runtime'
import { marketPath } from '../addresses.ts'
import { addressOf, isPassing } from '../listing-list/listing-query.ts'
import { readListings } from '../listing-list/read-listings.ts'
import { marketText } from '../strings/keys.ts'

/** The expert advisors of the market. */
export const loadEaShop = (context: LoadContext) => readListings(context, 'shop')

export const eaShopHead = (
  { query, items }: Awaited<ReturnType<typeof loadEaShop>>,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head => ({
  title: store.text.t(marketText.eaShop),
  description: `${store.text.t(marketText.eaShopLead)} ${store.text.t(marketText.eaRisk)}`,
  canonical: addressOf('shop', query),
  noindex: isPassing(query),
  sample: items.some(({ sample }) => sample),
  structured: [breadcrumbList(eaShopCrumbs(store), url.origin)],
})

export const eaShopCrumbs = (store: SharedStore) =>
  crumbsTo(
    store,
    [
      [marketText.home, '/'],
      [marketText.market, marketPath],
    ],
    store.text.t(marketText.eaShop),
  )
