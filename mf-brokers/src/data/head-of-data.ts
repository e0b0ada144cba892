import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import { dataPath } from './data-address.ts'
import type { SiteData } from './load-data.ts'

/** One page for search engines, whichever figures are shown; with sample brokers it is not indexed (decisions 8). */
export const headOfData: AreaRoute<SiteData>['head'] = ({ leaders, broker }, { store, url }) => ({
  title: store.text.t(brokersText.dataHead),
  description: store.text.t(brokersText.dataIntro),
  canonical: dataPath,
  sample: broker?.broker.sample === true || (leaders?.some(({ broker: { sample } }) => sample) ?? false),
  structured: [breadcrumbList(brokersCrumbs(store, store.text.t(brokersText.data)), url.origin)],
})
