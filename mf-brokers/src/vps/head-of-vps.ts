import type { AreaRoute } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'
import { vpsList, vpsPath, type VpsData } from './load-vps.ts'

export const headOfVps: AreaRoute<VpsData>['head'] = ({ query, items }, { store }) => ({
  title: store.text.t(brokersText.vpsHead),
  description: store.text.t(brokersText.vpsIntro),
  canonical: vpsList.address(vpsPath, { page: query.page }),
  noindex: vpsList.isNarrowed(query) || items.some(({ sample }) => sample),
})
