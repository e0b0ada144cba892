import { searchTypes } from 'calls/entities/search-hit'
import type { SearchType } from 'calls/entities/search-hit'
import * as calls from 'calls/search'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { listed } from 'shared-state/contract/area-lists'
import type { Language } from 'shared-state/i18n/languages'
import type { ActiveReleases } from '../area-lists/active-releases.ts'
import { wordsIn } from '../area-lists/words-in.ts'
import type { BrokerLists } from '../brokers/broker-list.ts'
import type { LeadingBrokers } from '../brokers/leading-brokers.ts'
import type { BrokerSearch } from '../brokers/broker-search.ts'
import { readKeyword } from '../matching/keyword.ts'
import type { NearWords } from '../matching/near-words.ts'
import { toRegulator } from '../reference/reference-data.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { createRegulatorMatch } from '../regulators/regulator-match.ts'
import { createArticleFinder } from './find-articles.ts'
import { findBrokers } from './find-brokers.ts'
import { createExposureFinder } from './find-exposures.ts'
import { createListingFinder } from './find-listings.ts'
import { findPages } from './find-pages.ts'
import { findProviders } from './find-providers.ts'
import { findRegulators } from './find-regulators.ts'
import { createSurveyFinder } from './find-surveys.ts'
import { findSwiftCodes } from './find-swift-codes.ts'
import type { Find, FindPage, Found } from './find.ts'
import { createHotNames } from './hot-names.ts'
import { createKnownWords } from './known-words.ts'
import { byStrength, strengthOf } from './match-strength.ts'
import { searchTips } from './search-tips.ts'

const isSearchType = (kind: string): kind is SearchType => (searchTypes as readonly string[]).includes(kind)
const firstOfGroup: FindPage = { order: 'match', pageIndex: 1, pageSize: 5 }

interface SearchDeps {
  db: Db
  reference: ReferenceData
  brokerLists: BrokerLists
  leadingBrokers: LeadingBrokers
  brokerSearch: BrokerSearch
  nearWords: NearWords
  releases: ActiveReleases
}

export function searchHandlers(deps: SearchDeps): CallHandler[] {
  const articles = createArticleFinder(deps)
  const matchRegulators = createRegulatorMatch()
  const finders: Record<SearchType, Find> = {
    broker: findBrokers(deps),
    article: articles.find,
    exposure: createExposureFinder(deps).find,
    regulator: findRegulators(deps, matchRegulators),
    provider: findProviders(deps),
    swift: findSwiftCodes(deps),
    market: createListingFinder(deps).find,
    survey: createSurveyFinder(deps).find,
    page: findPages(deps),
  }
  const find = async (type: SearchType, typed: string, lang: Language, page: FindPage): Promise<Found> => {
    const keyword = readKeyword(typed)
    return (keyword.text && (await finders[type](keyword, lang, page))) || { hits: [], total: 0, near: false }
  }
  const tips = searchTips({ ...deps, articles, matchRegulators, pages: findPages(deps) })
  const knownWords = createKnownWords(deps)
  const hot = createHotNames(deps.db, deps.leadingBrokers)
  /**
   * The best hits of each kind that areas list; kinds without pages in any area are left out. The kind with the best match comes first, equal
   * ones in the order of their lists.
   */
  const groups = async (type: SearchType | 'all', typed: string, lang: Language) => {
    const kinds = listed(deps.releases(), 'search').filter(({ kind }) => type === 'all' || kind === type)
    const found = await Promise.all(
      kinds.map(async ({ kind, name }) => {
        if (!isSearchType(kind)) return []
        const { hits, total, near } = await find(kind, typed, lang, firstOfGroup)
        return total > 0 ? [{ type: kind, name: wordsIn(name, lang), total, near, items: hits }] : []
      }),
    )
    const keyword = readKeyword(typed)
    return byStrength(found.flat(), ({ items }) => Math.min(...items.map(hit => strengthOf(hit, keyword))))
  }

  return [
    handle(calls.homefucSearchtip, async ({ keyword, num }, { caller }) => ({
      items: await tips(keyword, caller.lang, num),
    })),
    handle(calls.searchIndex, async ({ keyword, type }, { caller }) => {
      if (keyword === undefined) return { groups: [], meant: [], hot: await hot() }
      const [found, others] = await Promise.all([groups(type, keyword, caller.lang), hot()])
      return { groups: found, meant: found.length > 0 ? [] : await knownWords(readKeyword(keyword)), hot: others }
    }),
    handle(calls.searchDetail, async ({ keyword, type, order, pageIndex, pageSize }, { caller }) => {
      const { hits, total, near } = await find(type, keyword, caller.lang, { order, pageIndex, pageSize })
      return { items: hits, total, near, pageIndex, pageSize }
    }),
    handle(calls.searchRegulatorindex, async ({ keyword, pageIndex, pageSize }, { caller }) => {
      const found = matchRegulators((await deps.reference.regulators()).values(), keyword)
      const from = (pageIndex - 1) * pageSize
      return {
        items: found.slice(from, from + pageSize).map(({ item }) => toRegulator(item, caller.lang)),
        total: found.length,
        pageIndex,
        pageSize,
      }
    }),
  ]
}
