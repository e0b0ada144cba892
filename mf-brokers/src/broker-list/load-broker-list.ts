import { brokersIndexinit } from 'calls/brokers'
import { hasListAd } from 'calls/has-list-ad'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { sectionPath, type BrokerSection } from '../addresses.ts'
import { loadReviewLists } from '../review-lists/load-review-lists.ts'
import { addressOf, callOf, pageSize, readQuery } from './broker-query.ts'
import { shownBroker, shownFacet } from './shown-in-list.ts'

/**
 * A page of the broker list or of one of its sub-pages; the first page of the reviews sub-page also has the reviews of the week and month.
 * A page number beyond the last page is redirected to the last (302).
 */
export async function loadBrokerList(context: LoadContext, section: BrokerSection | undefined) {
  const { url, lang, api, signal } = context
  const query = readQuery(url.searchParams)
  const [{ items, total, listed, order, facets }, reviewLists, hasAd] = await Promise.all([
    api.call(brokersIndexinit, callOf(query, section), { signal }),
    section === 'review' && query.page === 1 ? loadReviewLists(context) : null,
    hasListAd(context),
  ])
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${addressOf(sectionPath(section), { ...query, page: pages })}`)
  return {
    section: section ?? null,
    query,
    items: items.map(shownBroker),
    total,
    listed,
    pages,
    order,
    facets: facets.map(shownFacet),
    reviewLists,
    hasAd,
  }
}

export type BrokerListData = Awaited<ReturnType<typeof loadBrokerList>>
export type Facets = BrokerListData['facets']
/** A broker in the list; on sub-pages with the details of its subject. */
export type ListedBroker = BrokerListData['items'][number]
