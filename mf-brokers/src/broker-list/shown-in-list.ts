import type { brokersIndexinit } from 'calls/brokers'
import type { CallOutput } from 'shared-state/api/declare-call'

type Answer = CallOutput<typeof brokersIndexinit>
type Entry = Answer['items'][number]
type NotShown = 'traderCode' | 'shortName' | 'ico' | 'stars' | 'countryCode' | 'licenceStatus'

/** What the list shows of a broker. The page carries it to the browser, so it holds nothing else. */
export const shownBroker = (broker: Entry): Omit<Entry, NotShown> => ({
  code: broker.code,
  slug: broker.slug,
  showName: broker.showName,
  twoCharCode: broker.twoCharCode,
  namesakeDetails: broker.namesakeDetails,
  score: broker.score,
  grade: broker.grade,
  findings: broker.findings,
  regulators: broker.regulators,
  platforms: broker.platforms,
  minDeposit: broker.minDeposit,
  spreadFrom: broker.spreadFrom,
  maxLeverage: broker.maxLeverage,
  foundedYear: broker.foundedYear,
  commentCount: broker.commentCount,
  exposureCount: broker.exposureCount,
  sample: broker.sample,
  details: broker.details,
})

/** The choices of a filter. Browsers know the names of countries by their letters. */
export const shownFacet = ({ field, items }: Answer['facets'][number]) => ({
  field,
  items: items.map(({ countryName: _, ...choice }) => choice),
})
