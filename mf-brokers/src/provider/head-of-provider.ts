import type { Provider } from 'calls/entities/provider'
import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { providerPath } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { providersPath } from '../providers/load-providers.ts'
import { brokersText } from '../strings/keys.ts'
import type { ProviderData } from './load-provider.ts'

export const headOfProvider: AreaRoute<ProviderData>['head'] = ({ provider, traders }, { store, url }) => ({
  title: store.text.t(brokersText.providerHead, { name: provider.name, category: provider.categoryName }),
  description: provider.intro,
  canonical: providerPath(provider),
  sample: provider.sample || traders.some(({ sample }) => sample),
  structured: [breadcrumbList(providerCrumbs(provider, store), url.origin)],
})

export const providerCrumbs = ({ name }: Pick<Provider, 'name'>, store: SharedStore) =>
  brokersCrumbs(store, name, [[brokersText.providers, providersPath]])
