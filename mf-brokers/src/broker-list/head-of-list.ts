import type { AreaRoute } from 'shared-state/runtime'
import { sectionPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import { countFilters } from './broker-query.ts'
import { sectionWords } from './list-facts.ts'
import type { BrokerListData } from './load-broker-list.ts'

/** The head of the broker list: narrowed or sorted lists are no pages of their own for search engines. */
export const headOfList: AreaRoute<BrokerListData>['head'] = ({ section, query, items }, { store }) => {
  const { t } = store.text
  const path = sectionPath(section ?? undefined)
  const narrowed = countFilters(query) > 0 || query.order !== ''
  return {
    title: t(section ? sectionWords[section].title : brokersText.listHead),
    description: t(section ? sectionWords[section].intro : brokersText.listHeadMore),
    canonical: query.page > 1 && !narrowed ? `${path}?page=${query.page}` : path,
    noindex: narrowed || items.some(({ sample }) => sample),
  }
}
