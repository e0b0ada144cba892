import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import { blackList, blackListPath, type BlackListData } from './load-black-list.ts'

export const headOfBlackList: AreaRoute<BlackListData>['head'] = ({ query, items }, { store, url }) => ({
  title: store.text.t(brokersText.blackList),
  description: store.text.t(brokersText.blackListIntro),
  canonical: blackList.address(blackListPath, { page: query.page }),
  noindex: blackList.isNarrowed(query),
  sample: items.some(({ sample }) => sample),
  structured: [breadcrumbList(brokersCrumbs(store, store.text.t(brokersText.blackList)), url.origin)],
})
