import type { SearchHit } from 'calls/entities/search-hit'
import type { Language } from 'shared-state/i18n/languages'
import type { BrokerSearch } from '../brokers/broker-search.ts'
import { readKeyword } from '../matching/keyword.ts'
import { matchRanks } from '../matching/match-rank.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import type { MatchRegulators } from '../regulators/regulator-match.ts'
import { brokerHits } from './find-brokers.ts'
import { regulatorHit } from './find-regulators.ts'
import type { Find } from './find.ts'
import { byStrength, strengthOf } from './match-strength.ts'
import type { TextFinder } from './text-finder.ts'

/** Number of regulators, of articles and of the site's own pages that find room next to the brokers. */
const BESIDE = 2

interface TipsDeps {
  reference: ReferenceData
  brokerSearch: BrokerSearch
  articles: TextFinder
  matchRegulators: MatchRegulators
  pages: Find
}

/**
 * Up to `num` suggestions, best match first, whatever its kind: an exact word in a title comes before names that begin with it, and similar
 * spellings come last. Among equal matches a regulator whose name begins with the keyword comes first, then brokers, pages of the site,
 * articles and other regulators.
 */
export function searchTips({ reference, brokerSearch, articles, matchRegulators, pages }: TipsDeps) {
  return async (typed: string, lang: Language, num: number): Promise<SearchHit[]> => {
    const keyword = readKeyword(typed)
    if (!keyword.text) return []
    const [{ items, exact }, titles, sitePages, rows] = await Promise.all([
      brokerSearch.best(keyword.raw, num),
      articles.titles(keyword, lang, BESIDE),
      pages(keyword, lang, { order: 'match', pageIndex: 1, pageSize: BESIDE }),
      reference.regulators(),
    ])
    const regulators = matchRegulators(rows.values(), typed, items.length === 0).slice(0, BESIDE)
    const hitsOf = (from: number, to: number) =>
      regulators
        .filter(({ rank }) => rank >= from && rank < to)
        .map(({ item, rank }) => ({
          ...regulatorHit(item, lang),
          ...(rank >= matchRanks.near && { near: true }),
        }))
    const first = hitsOf(matchRanks.exact, matchRanks.word)
    const others = [...sitePages.hits, ...titles, ...hitsOf(matchRanks.word, Infinity)]
    const last = byStrength(others, hit => strengthOf(hit, keyword)).slice(0, Math.max(2 * BESIDE - first.length, 1))
    const room = Math.max(num - first.length - last.length, num - first.length - BESIDE)
    const brokers = brokerHits(items, exact, keyword, lang).slice(0, room)
    return [...first, ...byStrength([...brokers, ...last], hit => strengthOf(hit, keyword))].slice(0, num)
  }
}
