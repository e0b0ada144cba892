import type { SearchHit } from 'calls/entities/search-hit'
import { matchRanks } from '../matching/match-rank.ts'
import type { Match } from '../matching/match-rank.ts'
import type { FindPage, Found } from './find.ts'

/** One page of the matches in an in-memory list, in the given order. */
export const pageOfMatches = <Item>(
  matches: readonly Match<Item>[],
  { pageIndex, pageSize }: FindPage,
  toHit: (item: Item) => SearchHit,
): Found => {
  const from = (pageIndex - 1) * pageSize
  return {
    hits: matches
      .slice(from, from + pageSize)
      .map(({ item, rank }) => ({ ...toHit(item), ...(rank >= matchRanks.near && { near: true }) })),
    total: matches.length,
    near: matches.some(({ rank }) => rank >= matchRanks.near),
  }
}
