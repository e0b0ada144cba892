import { rankingInit, rankingTypes } from 'calls/ranking'
import { listQuery } from '../list-parts/list-query.ts'

export type RankingType = (typeof rankingTypes)[number]

export const rankingsPath = '/ranking.html'
export const rankingPath = (type: RankingType): string => `/ranking/${type}.html`

/** `{type}.html` of an address; undefined where no ranking is called so. */
export const readRankingType = (file: string | undefined): RankingType | undefined =>
  rankingTypes.find(type => file === `${type}.html`)

export const rankingList = listQuery(rankingInit, ['period', 'countryCode'], { pageSize: 20 })
