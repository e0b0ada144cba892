import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { rankingPath, rankingsPath, type RankingType } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import type { RankingData } from './load-ranking.ts'
import { rankingList } from './ranking-address.ts'
import { rankingWords } from './ranking-words.ts'

/** Search engines do not index filtered rankings as separate pages. */
export const headOfRanking: AreaRoute<RankingData>['head'] = ({ type, query, items }, { store, url }) => {
  const { t } = store.text
  return {
    title: t(rankingWords[type].title),
    description: t(rankingWords[type].intro),
    canonical: rankingList.address(rankingPath(type), { page: query.page }),
    noindex: rankingList.isNarrowed(query),
    sample: items.some(({ broker }) => broker.sample),
    structured: [breadcrumbList(rankingCrumbs(type, store), url.origin)],
  }
}

export const rankingCrumbs = (type: RankingType, store: SharedStore) =>
  brokersCrumbs(store, store.text.t(rankingWords[type].title), [[brokersText.rankings, rankingsPath]])
