import { searchTypes } from 'calls/entities/search-hit'
import type { SearchType } from 'calls/entities/search-hit'
import * as calls from 'calls/search'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import type { Language } from 'shared-state/i18n/languages'
import type { Parts } from '../parts.ts'
import { toRegulator } from '../reference/reference-data.ts'
import { createRegulatorMatch } from '../regulators/regulator-match.ts'
import { createArticleFinder } from './find-articles.ts'
import { findBrokers } from './find-brokers.ts'
import { createExposureFinder } from './find-exposures.ts'
import { findProviders } from './find-providers.ts'
import { findRegulators } from './find-regulators.ts'
import type { Find, FindPage, Found } from './find.ts'
import { createHotNames } from './hot-names.ts'
import { readKeyword } from './keyword.ts'
import { createKnownWords } from './known-words.ts'
import { searchTips } from './search-tips.ts'

const names: Record<SearchType, Record<Language, string>> = {
  broker: { en: 'Brokers', id: 'Broker' },
  article: { en: 'Articles', id: 'Artikel' },
  exposure: { en: 'Exposures', id: 'Pengaduan' },
  regulator: { en: 'Regulators', id: 'Regulator' },
  provider: { en: 'Service providers', id: 'Penyedia layanan' },
  market: { en: 'Market', id: 'Pasar' },
  survey: { en: 'Office visits', id: 'Kunjungan kantor' },
}
const firstOfGroup: FindPage = { order: 'match', pageIndex: 1, pageSize: 5 }

export function searchHandlers(parts: Parts): CallHandler[] {
  const articles = createArticleFinder(parts)
  const matchRegulators = createRegulatorMatch()
  /** Kinds that this site keeps no list of yet are not here: nothing is found of them. */
  const finders: Partial<Record<SearchType, Find>> = {
    broker: findBrokers(parts),
    article: articles.find,
    exposure: createExposureFinder(parts).find,
    regulator: findRegulators(parts, matchRegulators),
    provider: findProviders(parts),
  }
  const find = async (type: SearchType, typed: string, lang: Language, page: FindPage): Promise<Found> => {
    const keyword = readKeyword(typed)
    return (keyword.text && (await finders[type]?.(keyword, lang, page))) || { hits: [], total: 0, near: false }
  }
  const tips = searchTips(parts, articles, matchRegulators)
  const knownWords = createKnownWords(parts)
  const hot = createHotNames(parts.db, parts.brokerLists)
  const groups = async (type: SearchType | 'all', typed: string, lang: Language) => {
    const types = type === 'all' ? searchTypes : [type]
    const found = await Promise.all(
      types.map(async kind => ({ kind, ...(await find(kind, typed, lang, firstOfGroup)) })),
    )
    return found
      .filter(({ total }) => total > 0)
      .map(({ kind, total, near, hits }) => ({ type: kind, name: names[kind][lang], total, near, items: hits }))
  }

  return [
    handle(calls.homefucSearchtip, async ({ keyword, num }, { caller }) => ({
      items: await tips(keyword, caller.lang, num),
    })),
    handle(calls.searchIndex, async ({ keyword, type }, { caller }) => {
      const [found, others] = await Promise.all([groups(type, keyword, caller.lang), hot()])
      return { groups: found, meant: found.length > 0 ? [] : await knownWords(readKeyword(keyword)), hot: others }
    }),
    handle(calls.searchDetail, async ({ keyword, type, order, pageIndex, pageSize }, { caller }) => {
      const { hits, total, near } = await find(type, keyword, caller.lang, { order, pageIndex, pageSize })
      return { items: hits, total, near, pageIndex, pageSize }
    }),
    handle(calls.searchRegulatorindex, async ({ keyword, pageIndex, pageSize }, { caller }) => {
      const found = matchRegulators((await parts.reference.regulators()).values(), keyword)
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
