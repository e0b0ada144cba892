import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  extend,
  int,
  nullable,
  number,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { countryCode, day, instant, num, paging } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

const section = 'Brokers'

/**
 * `score`: all rated brokers. `regulation`: by that component of the score. `reviews`, `exposures`: brokers with any, by their
 * number. `new`: rated brokers of the last 12 months, by score. All but `exposures` have only brokers that may lead
 * (findings/findings-of.ts).
 */
export const rankingTypes = ['score', 'regulation', 'reviews', 'exposures', 'new'] as const
export const rankingPeriods = ['week', 'month'] as const
const rankingType = oneOf(rankingTypes)
const period = withDefault(oneOf(rankingPeriods), 'month')

/** `move`: places gained (lost if negative) since the previous period; null: not ranked then. `value` is the ranking criterion. */
export const rankRow = object({ rank: int(), move: nullable(int()), broker: brokerListEntry, value: number() })

/**
 * A ranking as of the start of its period (`periodStart`, a Monday or the first of a month, 00:00 UTC). Ties share a
 * rank and are sorted by reviews, then code (decisions 7). With a country the ranks are those within it. Paging covers the first
 * 5,000 places, for a country at least its first 200.
 */
export const rankingInit = declareCall({
  name: 'ranking.init',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    type: withDefault(rankingType, 'score'),
    period,
    countryCode: optional(countryCode),
    ...paging,
  }),
  output: extend(pageOf(rankRow), {
    types: array(object({ code: rankingType, name: string() })),
    periodStart: day,
  }),
})

/**
 * The history of a ranking: rank and value of its first `num` brokers in this period and the 11 before, oldest first.
 * A period in which a broker was not among the first 1,000 has no value.
 */
export const rankingDcinit = declareCall({
  name: 'ranking.dcinit',
  path: 'ranking/dc/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ type: rankingType, period, num }),
  output: object({
    items: array(object({ traderCode: string(), values: array(object({ at: day, rank: int(), value: number() })) })),
    updatedAt: instant,
  }),
})
