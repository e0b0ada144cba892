import type { SearchHit } from 'calls/entities/search-hit'
import type { Language } from 'shared-state/i18n/languages'
import type { BrokerSearch } from '../brokers/broker-search.ts'
import { readKeyword } from '../matching/keyword.ts'
import { matchRanks } from '../matching/match-rank.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import type { MatchRegulators } from '../regulators/regulator-match.ts'
import { brokerHit } from './find-brokers.ts'
import { regulatorHit } from './find-regulators.ts'
import type { TextFinder } from './text-finder.ts'

/** Number of regulators, and of articles, shown next to the brokers. */
const BESIDE = 2

/** Up to `num` suggestions: brokers, then articles; a regulator whose name begins with the keyword comes first, other regulators last. */
export function searchTips(
  { reference, brokerSearch }: { reference: ReferenceData; brokerSearch: BrokerSearch },
  articles: TextFinder,
  matchRegulators: MatchRegulators,
) {
  return async (typed: string, lang: Language, num: number): Promise<SearchHit[]> => {
    const keyword = readKeyword(typed)
    if (!keyword.text) return []
    const [brokers, titles, rows] = await Promise.all([
      brokerSearch.best(keyword.raw, num),
      articles.titles(keyword, lang, BESIDE),
      reference.regulators(),
    ])
    const regulators = matchRegulators(rows.values(), typed, brokers.length === 0).slice(0, BESIDE)
    const hitsOf = (from: number, to: number) =>
      regulators.filter(({ rank }) => rank >= from && rank < to).map(({ item }) => regulatorHit(item, lang))
    const first = hitsOf(matchRanks.exact, matchRanks.word)
    const last = [...titles, ...hitsOf(matchRanks.word, Infinity)]
    const room = Math.max(num - first.length - last.length, num - first.length - BESIDE)
    return [...first, ...brokers.slice(0, room).map(broker => brokerHit(broker, lang)), ...last].slice(0, num)
  }
}
