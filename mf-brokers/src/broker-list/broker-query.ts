import { brokersIndexinit } from 'calls/brokers'
import type { CallInput } from 'shared-state/api/declare-call'
import { safeParse } from 'shared-state/schema'
import type { BrokerSection } from '../addresses.ts'
import { typedText } from '../typed-text.ts'

/** Brokers per page of the list. */
export const pageSize = 20

/** Filters that accept several values; the field names in the address are those of the call. */
export const listFilters = [
  'grade',
  'licenceStatus',
  'regulatorId',
  'platform',
  'countryCode',
  'feature',
  'riskLevel',
  'system',
] as const
/** Filters with one value that is a number. */
const numberFilters = ['depositMax', 'yearsMin', 'tier', 'spreadMax', 'leverageMax', 'reviewsMin'] as const
export const singleFilters = [...numberFilters, 'withdrawals', 'claimed', 'keyword'] as const
export type ListFilter = (typeof listFilters)[number]
export type SingleFilter = (typeof singleFilters)[number]

/** The query in an address of the list; values as they are in the address, '' and [] for unset fields. */
export type BrokerQuery = Record<ListFilter, string[]> &
  Record<SingleFilter, string> & {
    /** '' is the sub-page's default order. */
    order: string
    view: '' | 'cards'
    page: number
  }

export const noQuery: BrokerQuery = {
  grade: [],
  licenceStatus: [],
  regulatorId: [],
  platform: [],
  countryCode: [],
  feature: [],
  riskLevel: [],
  system: [],
  depositMax: '',
  yearsMin: '',
  tier: '',
  spreadMax: '',
  leverageMax: '',
  reviewsMin: '',
  withdrawals: '',
  claimed: '',
  keyword: '',
  order: '',
  view: '',
  page: 1,
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text))
const someOf = <Value>(values: Value[]) => (values.length > 0 ? values : undefined)

/** The call for one page of a list. */
export function callOf(query: BrokerQuery, section: BrokerSection | undefined): CallInput<typeof brokersIndexinit> {
  const input = {
    tab: section ?? 'all',
    keyword: query.keyword || undefined,
    grade: someOf(query.grade),
    licenceStatus: someOf(query.licenceStatus),
    regulatorId: someOf(query.regulatorId.map(Number)),
    platform: someOf(query.platform),
    countryCode: someOf(query.countryCode),
    feature: someOf(query.feature),
    riskLevel: someOf(query.riskLevel),
    system: someOf(query.system),
    ...Object.fromEntries(numberFilters.map(name => [name, numberOf(query[name])])),
    withdrawals: query.withdrawals || undefined,
    claimed: query.claimed || undefined,
    order: query.order || undefined,
    pageIndex: query.page,
    pageSize,
  }
  // Values come from addresses and facets as text; the call's schema validates them.
  return input as CallInput<typeof brokersIndexinit>
}

/** Reads an address. A field that the call would refuse is ignored, so that a mistyped address still shows a list. */
export function readQuery(params: URLSearchParams): BrokerQuery {
  const one = (name: string) => typedText(params.get(name))
  const several = (name: string) => [...new Set(params.getAll(name).map(typedText).filter(Boolean))]
  const asked: BrokerQuery = {
    ...(Object.fromEntries(listFilters.map(name => [name, several(name)])) as Record<ListFilter, string[]>),
    ...(Object.fromEntries(singleFilters.map(name => [name, one(name)])) as Record<SingleFilter, string>),
    order: one('order'),
    view: one('view') === 'cards' ? 'cards' : '',
    page: Number(one('page') || 1),
  }
  const read = safeParse(brokersIndexinit.input, callOf(asked, undefined))
  if (read.success) return asked
  const refused = read.error.issues.map(({ path }) => (path[0] === 'pageIndex' ? 'page' : String(path[0])))
  const cleared = Object.fromEntries(refused.map(field => [field, noQuery[field as keyof BrokerQuery]]))
  return { ...asked, ...cleared }
}

/** `path` with the query, in a fixed order and without unset fields, so that a list has only one address. */
export function addressOf(path: string, query: BrokerQuery): string {
  const params = new URLSearchParams()
  for (const name of listFilters) for (const value of query[name]) params.append(name, value)
  for (const name of [...singleFilters, 'order', 'view'] as const) if (query[name]) params.set(name, query[name])
  if (query.page > 1) params.set('page', String(query.page))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

/** The query with one value of a filter added or removed, starting at the first page. */
export function toggled(query: BrokerQuery, filter: ListFilter, value: string): BrokerQuery {
  const values = query[filter].includes(value)
    ? query[filter].filter(kept => kept !== value)
    : [...query[filter], value]
  return { ...query, [filter]: values, page: 1 }
}

/** The query without its filters; order and view are kept. */
export const withoutFilters = ({ order, view }: BrokerQuery): BrokerQuery => ({ ...noQuery, order, view })

export const countFilters = (query: BrokerQuery): number =>
  listFilters.reduce((sum, name) => sum + query[name].length, 0) +
  singleFilters.filter(name => query[name] !== '').length
