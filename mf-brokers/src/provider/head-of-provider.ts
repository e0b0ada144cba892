import type { AreaRoute } from 'shared-state/runtime'
import { providerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { ProviderData } from './load-provider.ts'

export const headOfProvider: AreaRoute<ProviderData>['head'] = ({ provider, traders }, { store }) => ({
  title: store.text.t(brokersText.providerHead, { name: provider.name, category: provider.categoryName }),
  description: provider.intro,
  canonical: providerPath(provider),
  noindex: provider.sample || traders.some(({ sample }) => sample),
})
