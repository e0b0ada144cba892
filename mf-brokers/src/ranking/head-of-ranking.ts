import type { AreaRoute } from 'shared-state/runtime'
import type { RankingData } from './load-ranking.ts'
import { rankingList, rankingPath } from './ranking-address.ts'
import { rankingWords } from './ranking-words.ts'

/** Narrowed rankings are no pages of their own for search engines; sample brokers are kept out of them (decisions 8). */
export const headOfRanking: AreaRoute<RankingData>['head'] = ({ type, query, items }, { store }) => {
  const { t } = store.text
  return {
    title: t(rankingWords[type].title),
    description: t(rankingWords[type].intro),
    canonical: rankingList.address(rankingPath(type), { page: query.page }),
    noindex: rankingList.isNarrowed(query) || items.some(({ broker }) => broker.sample),
  }
}
