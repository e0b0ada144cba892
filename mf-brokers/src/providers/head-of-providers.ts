import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import { providersList, providersPath, type ProvidersData } from './load-providers.ts'

export const headOfProviders: AreaRoute<ProvidersData>['head'] = ({ query, items }, { store, url }) => ({
  title: store.text.t(brokersText.providers),
  description: store.text.t(brokersText.providersIntro),
  canonical: providersList.address(providersPath, { page: query.page }),
  noindex: providersList.isNarrowed(query),
  sample: items.some(({ sample }) => sample),
  structured: [breadcrumbList(brokersCrumbs(store, store.text.t(brokersText.providers)), url.origin)],
})
