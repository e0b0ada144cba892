import type { AreaRoute } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'
import { providersList, providersPath, type ProvidersData } from './load-providers.ts'

export const headOfProviders: AreaRoute<ProvidersData>['head'] = ({ query, items }, { store }) => ({
  title: store.text.t(brokersText.providers),
  description: store.text.t(brokersText.providersIntro),
  canonical: providersList.address(providersPath, { page: query.page }),
  noindex: providersList.isNarrowed(query) || items.some(({ sample }) => sample),
})
