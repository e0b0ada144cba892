import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import { vpsList, vpsPath, type VpsData } from './load-vps.ts'

export const headOfVps: AreaRoute<VpsData>['head'] = ({ query, items }, { store, url }) => ({
  title: store.text.t(brokersText.vpsHead),
  description: store.text.t(brokersText.vpsIntro),
  canonical: vpsList.address(vpsPath, { page: query.page }),
  noindex: vpsList.isNarrowed(query),
  sample: items.some(({ sample }) => sample),
  structured: [breadcrumbList(brokersCrumbs(store, store.text.t(brokersText.vps)), url.origin)],
})
