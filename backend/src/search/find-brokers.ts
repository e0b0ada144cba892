import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { SearchHit } from 'calls/entities/search-hit'
import { worstStateName } from 'calls/states/state-names'
import type { Language } from 'shared-state/i18n/languages'
import { brokerPath } from '../brokers/broker-address.ts'
import type { BrokerLists } from '../brokers/broker-list.ts'
import type { BrokerSearch } from '../brokers/broker-search.ts'
import { countryName } from '../countries/country-names.ts'
import type { Keyword } from '../matching/keyword.ts'
import { LEAST_PART } from '../matching/match-rank.ts'
import type { Find } from './find.ts'

export const brokerHit = (broker: BrokerListEntry, lang: Language): SearchHit => ({
  type: 'broker',
  code: broker.code,
  title: broker.showName,
  text: [worstStateName(broker, lang), countryName(broker.countryCode, lang), broker.score?.toFixed(2)]
    .filter(Boolean)
    .join(' · '),
  lang,
  url: brokerPath(lang, broker),
  ico: broker.ico,
  broker: {
    score: broker.score,
    grade: broker.grade,
    licenceStatus: broker.licenceStatus,
    findings: broker.findings,
    regulators: broker.regulators,
    commentCount: broker.commentCount,
  },
})

/** Hits in search order; those from place `exact` on only have similar names. For one or two letters these begin a later word of the name. */
export const brokerHits = (
  brokers: readonly BrokerListEntry[],
  exact: number,
  { squashed }: Keyword,
  lang: Language,
): SearchHit[] =>
  brokers.map((broker, index) => ({
    ...brokerHit(broker, lang),
    ...(index >= exact && squashed.length >= LEAST_PART && { near: true }),
  }))

export const findBrokers =
  ({ brokerLists, brokerSearch }: { brokerLists: BrokerLists; brokerSearch: BrokerSearch }): Find =>
  async (keyword, lang, { order, pageIndex, pageSize }) => {
    if (order === 'new') {
      const { items, total, near } = await brokerLists.page({ keyword: keyword.raw }, 'new', pageIndex, pageSize)
      return { hits: brokerHits(items, near ? 0 : total, keyword, lang), total, near }
    }
    const { items, total, near, exact } = await brokerSearch.page(keyword.raw, {}, pageIndex, pageSize)
    return { hits: brokerHits(items, exact - (pageIndex - 1) * pageSize, keyword, lang), total, near }
  }
