import type { MarketListing } from 'calls/entities/market-listing'
import { sectionOf } from 'calls/entities/market-listing'
import { breadcrumbList } from 'calls/structured/structured'
import { crumbsTo } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import type { Head, LoadContext } from 'shared-state/runtime'
import { listingPath, marketPath, sectionPath } from '../addresses.ts'
import { sectionText } from '../listing-parts/kind-words.ts'
import { warningsOf } from '../listing-parts/unfit-brokers.ts'
import { marketText } from '../strings/keys.ts'
import type { ListingData, OverData } from './load-listing.ts'

/** A warning about a broker of the listing comes first, wherever the page is told of. */
export function listingHead(data: ListingData | OverData, { store, url }: Pick<LoadContext, 'store' | 'url'>): Head {
  if (data.isOver) return { title: store.text.t(marketText.over), noindex: true }
  const { listing } = data
  const warnings = warningsOf(listing, store)
  return {
    title: [...warnings, listing.title].join(' – '),
    description: [...warnings, listing.summary].join('. '),
    canonical: listingPath(listing),
    sample: listing.sample,
    structured: [breadcrumbList(listingCrumbs(listing, store), url.origin)],
  }
}

export function listingCrumbs({ type, title }: Pick<MarketListing, 'type' | 'title'>, store: SharedStore) {
  const section = sectionOf(type)
  return crumbsTo(
    store,
    [
      [marketText.home, '/'],
      [marketText.market, marketPath],
      [sectionText[section], sectionPath(section)],
    ],
    title,
  )
}
