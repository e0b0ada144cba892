import { marketSectionNames, type MarketSection } from 'calls/entities/market-listing'
import { breadcrumbList } from 'calls/structured/structured'
import { crumbsTo } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { marketPath } from '../addresses.ts'
import { sectionLead, sectionText } from '../listing-parts/kind-words.ts'
import { marketText } from '../strings/keys.ts'
import { addressOf, isPassing } from './listing-query.ts'
import { readListings } from './read-listings.ts'

const sectionOfAddress = (file: string | undefined): MarketSection | undefined =>
  marketSectionNames.find(section => file === `${section}.html`)

/** A section of the market by the name in its address. */
export async function loadSection(context: LoadContext) {
  const section = sectionOfAddress(context.params.section)
  if (!section) throw notFound(context)
  return { section, origin: context.url.origin, ...(await readListings(context, section)) }
}

export type SectionData = Awaited<ReturnType<typeof loadSection>>

export const sectionHead = (
  { section, query, items }: SectionData,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head => ({
  title: `${store.text.t(sectionText[section])} – ${store.text.t(marketText.market)}`,
  description: store.text.t(sectionLead[section]),
  canonical: addressOf(section, query),
  noindex: isPassing(query),
  sample: items.some(({ sample }) => sample),
  structured: [breadcrumbList(sectionCrumbs(section, store), url.origin)],
})

export const sectionCrumbs = (section: MarketSection, store: SharedStore) =>
  crumbsTo(
    store,
    [
      [marketText.home, '/'],
      [marketText.market, marketPath],
    ],
    store.text.t(sectionText[section]),
  )
