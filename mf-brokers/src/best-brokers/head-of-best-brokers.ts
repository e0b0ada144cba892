import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import { bestBrokersPath } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import type { loadBestBrokers } from './load-best-brokers.ts'

export const headOfBestBrokers: AreaRoute<Awaited<ReturnType<typeof loadBestBrokers>>>['head'] = (
  { page },
  { store, url },
) => ({
  title: store.text.t(brokersText.bestBrokers),
  description: store.text.t(brokersText.bestBrokersIntro),
  canonical: bestBrokersPath(page),
  // The topics rank sample brokers (decisions 8).
  sample: true,
  structured: [breadcrumbList(brokersCrumbs(store, store.text.t(brokersText.bestBrokers)), url.origin)],
})
