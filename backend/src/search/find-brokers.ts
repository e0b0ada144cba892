import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { SearchHit } from 'calls/entities/search-hit'
import { licenceStatusNames } from 'calls/states/state-names'
import type { Language } from 'shared-state/i18n/languages'
import { brokerPath } from '../brokers/broker-address.ts'
import type { BrokerLists } from '../brokers/broker-list.ts'
import type { BrokerSearch } from '../brokers/broker-search.ts'
import { countryName } from '../countries/country-names.ts'
import type { Find } from './find.ts'

export const brokerHit = (broker: BrokerListEntry, lang: Language): SearchHit => ({
  type: 'broker',
  code: broker.code,
  title: broker.showName,
  text: [
    countryName(broker.countryCode, lang),
    licenceStatusNames[broker.licenceStatus][lang],
    broker.score?.toFixed(2),
  ]
    .filter(Boolean)
    .join(' · '),
  lang,
  url: brokerPath(lang, broker),
  ico: broker.ico,
  broker: {
    score: broker.score,
    grade: broker.grade,
    licenceStatus: broker.licenceStatus,
    regulators: broker.regulators,
    commentCount: broker.commentCount,
  },
})

export const findBrokers =
  ({ brokerLists, brokerSearch }: { brokerLists: BrokerLists; brokerSearch: BrokerSearch }): Find =>
  async (keyword, lang, { order, pageIndex, pageSize }) => {
    const { items, total, near } =
      order === 'new'
        ? await brokerLists.page({ keyword: keyword.raw }, 'new', pageIndex, pageSize)
        : await brokerSearch.page(keyword.raw, {}, pageIndex, pageSize)
    return { hits: items.map(broker => brokerHit(broker, lang)), total, near }
  }
