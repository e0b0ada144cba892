import { exposureRevelation, exposureSearch } from 'calls/exposure'
import { exposureListPath } from '../addresses.ts'
import { createListQuery, type ListQuery } from 'calls/list-query'

/** Query fields of the list, in the order used in addresses. */
const fields = [
  'keyword',
  'reason',
  'state',
  'countryCode',
  'replied',
  'amount',
  'period',
  'traderCode',
  'order',
  'view',
] as const
type Field = (typeof fields)[number]
export type ExposureQuery = ListQuery<Field>

/** Ranges of the amount claimed, in US dollars, as in addresses. */
export const amountRanges = {
  '0-1000': { amountTo: 1000 },
  '1000-10000': { amountFrom: 1000, amountTo: 10_000 },
  '10000-100000': { amountFrom: 10_000, amountTo: 100_000 },
  '100000': { amountFrom: 100_000 },
} as const

/** Days since publication, as in addresses. */
export const periods = ['7', '30', '90', '365'] as const

/** Days of the most read exposures. */
export const HOT_DAYS = 30

/** The order of a list without a chosen one. */
const defaultOrderOf = ({ keyword }: Pick<ExposureQuery, 'keyword'>) => (keyword ? 'match' : 'new')

const query = createListQuery<Field>({
  path: exposureListPath,
  fields,
  input: ({ keyword }) => (keyword ? exposureSearch.input : exposureRevelation.input),
  choices: {
    replied: { true: { replied: true }, false: { replied: false }, overdue: { overdue: true } },
    amount: amountRanges,
    // Days before the time of reading: added by callOf().
    period: Object.fromEntries(periods.map(days => [days, {}])),
    view: { hot: {} },
  },
  defaults: asked => ({ order: defaultOrderOf(asked) }),
})

export const { addressOf, changed } = query

/** Reads an address. The most read exposures have no filters. */
export function readQuery(params: URLSearchParams): ExposureQuery {
  const asked = query.read(params)
  return asked.view === '' ? asked : { ...query.none, view: asked.view }
}

const DAY_MS = 86_400_000

/** Input of the call for one page of the list: exposure.search with a keyword, else exposure.revelation. `now` in ms. */
export function callOf(asked: ExposureQuery, now = Date.now()): object {
  const days = Number(asked.period)
  const from = days > 0 && { from: new Date(now - days * DAY_MS).toISOString().slice(0, 10) }
  return { ...query.inputOf(asked), ...from }
}

/** The list of the most read exposures. */
export const hotAddress = addressOf({ ...query.none, view: 'hot' })

/** The list without any filter; its order is kept unless it is one of searches. */
export const withoutFilters = ({ order }: ExposureQuery): string =>
  addressOf({ ...query.none, order: order === 'new' || order === 'match' ? '' : order })

export const isFiltered = (asked: ExposureQuery): boolean =>
  fields.some(field => field !== 'order' && asked[field] !== '')
