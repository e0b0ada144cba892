import { rankingInit, rankingTypes } from 'calls/ranking'
import { listQuery } from '../list-parts/list-query.ts'

export type RankingType = (typeof rankingTypes)[number]

export const rankingsPath = '/ranking.html'
export const rankingPath = (type: RankingType): string => `/ranking/${type}.html`

/** Parses `{type}.html` of an address; undefined for an unknown ranking. */
export const readRankingType = (file: string | undefined): RankingType | undefined =>
  rankingTypes.find(type => file === `${type}.html`)

export const rankingList = listQuery(rankingInit, ['period', 'countryCode'], { pageSize: 20 })
