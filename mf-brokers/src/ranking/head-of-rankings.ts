import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import { rankingsPath } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import type { loadRankings } from './load-rankings.ts'

export const headOfRankings: AreaRoute<Awaited<ReturnType<typeof loadRankings>>>['head'] = (
  { rankings },
  { store, url },
) => ({
  title: store.text.t(brokersText.rankings),
  description: store.text.t(brokersText.rankingsIntro),
  canonical: rankingsPath,
  sample: rankings.some(({ items }) => items?.some(({ broker }) => broker.sample)),
  structured: [breadcrumbList(brokersCrumbs(store, store.text.t(brokersText.rankings)), url.origin)],
})
