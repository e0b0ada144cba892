import { rankingInit, rankingTypes } from 'calls/ranking'
import type { RankingType } from '../addresses.ts'
import { listQuery } from '../list-parts/list-query.ts'

/** Parses `{type}.html` of an address; undefined for an unknown ranking. */
export const readRankingType = (file: string | undefined): RankingType | undefined =>
  rankingTypes.find(type => file === `${type}.html`)

export const rankingList = listQuery(rankingInit, ['period', 'countryCode'], { pageSize: 20 })
