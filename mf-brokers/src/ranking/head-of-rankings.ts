import type { AreaRoute } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'
import type { loadRankings } from './load-rankings.ts'
import { rankingsPath } from './ranking-address.ts'

export const headOfRankings: AreaRoute<Awaited<ReturnType<typeof loadRankings>>>['head'] = ({ rankings }, { store }) => ({
  title: store.text.t(brokersText.rankings),
  description: store.text.t(brokersText.rankingsIntro),
  canonical: rankingsPath,
  noindex: rankings.some(({ items }) => items?.some(({ broker }) => broker.sample)),
})
