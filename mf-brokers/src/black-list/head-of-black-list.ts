import type { AreaRoute } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'
import { blackList, blackListPath, type BlackListData } from './load-black-list.ts'

export const headOfBlackList: AreaRoute<BlackListData>['head'] = ({ query, items }, { store }) => ({
  title: store.text.t(brokersText.blackList),
  description: store.text.t(brokersText.blackListIntro),
  canonical: blackList.address(blackListPath, { page: query.page }),
  noindex: blackList.isNarrowed(query) || items.some(({ sample }) => sample),
})
