import { brokersIndexinit } from 'shared-state/calls/brokers'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { sectionPath, type BrokerSection } from '../addresses.ts'
import { addressOf, callOf, pageSize, readQuery } from './broker-query.ts'

/** A page of the broker list or of one of its sub-pages. A page behind the last one is sent to the last (302). */
export async function loadBrokerList({ url, lang, api, signal }: LoadContext, section: BrokerSection | undefined) {
  const query = readQuery(url.searchParams)
  const { items, total, order, facets } = await api.call(brokersIndexinit, callOf(query, section), { signal })
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${addressOf(sectionPath(section), { ...query, page: pages })}`)
  return { section: section ?? null, query, items, total, pages, order, facets }
}

export type BrokerListData = Awaited<ReturnType<typeof loadBrokerList>>
export type Facets = BrokerListData['facets']
