import { exposureRankPeriods, exposureSlist } from 'calls/exposure'
import type { CallInput } from 'shared-state/api/declare-call'
import { exposedBrokersPath } from '../addresses.ts'
import { createListQuery, type ListQuery } from 'calls/list-query'

/** Query fields of the list, in the order used in addresses. `period` is that of the ranking above it. */
const fields = ['keyword', 'countryCode', 'order', 'period'] as const
type Field = (typeof fields)[number]
export type ExposedBrokersQuery = ListQuery<Field>
export type RankPeriod = (typeof exposureRankPeriods)[number]

const query = createListQuery<Field>({
  path: exposedBrokersPath,
  fields,
  input: () => exposureSlist.input,
  choices: { period: Object.fromEntries(exposureRankPeriods.map(period => [period, {}])) },
  defaults: () => ({ period: 'month' }),
})

export const { addressOf, read: readQuery } = query

/** The call for one page of the list. */
export const callOf = (asked: ExposedBrokersQuery) => query.inputOf(asked) as CallInput<typeof exposureSlist>

export const periodOf = ({ period }: ExposedBrokersQuery): RankPeriod =>
  exposureRankPeriods.find(known => known === period) ?? 'month'

export const isNarrowed = (asked: ExposedBrokersQuery): boolean =>
  fields.some(field => field !== 'period' && asked[field] !== '')
