import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { sectionPath } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import { countFilters } from './broker-query.ts'
import { sectionWords } from './list-facts.ts'
import type { BrokerListData } from './load-broker-list.ts'

/** The head of the broker list: search engines do not index filtered or sorted lists as separate pages. */
export const headOfList: AreaRoute<BrokerListData>['head'] = ({ section, query, items, listed }, { store, url }) => {
  const { t } = store.text
  const path = sectionPath(section ?? undefined)
  const narrowed = countFilters(query) > 0 || query.order !== ''
  return {
    title: section
      ? t(brokersText.titleAndCount, { title: t(sectionWords[section].title), count: listed })
      : t(brokersText.listHead),
    description: section ? t(sectionWords[section].intro, { count: listed }) : t(brokersText.listHeadMore),
    canonical: query.page > 1 && !narrowed ? `${path}?page=${query.page}` : path,
    noindex: narrowed,
    sample: items.some(({ sample }) => sample),
    structured: [breadcrumbList(listCrumbs(section, store), url.origin)],
  }
}

export const listCrumbs = (section: BrokerListData['section'], store: SharedStore) =>
  section
    ? brokersCrumbs(store, store.text.t(sectionWords[section].title), [[brokersText.brokers, sectionPath(undefined)]])
    : brokersCrumbs(store, store.text.t(brokersText.brokers))
