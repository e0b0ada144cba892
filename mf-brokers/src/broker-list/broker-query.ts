import { brokersIndexinit } from 'calls/brokers'
import type { CallInput } from 'shared-state/api/declare-call'
import { safeParse } from 'shared-state/schema'
import type { BrokerSection } from '../addresses.ts'
import { typedText } from '../typed-text.ts'

/** Brokers per page of the list. */
export const pageSize = 20

/** Filters that accept several values; the field names in the address are those of the call. */
export const listFilters = ['grade', 'licenceStatus', 'regulatorId', 'platform', 'countryCode'] as const
export const singleFilters = ['depositMax', 'yearsMin', 'keyword'] as const
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
  depositMax: '',
  yearsMin: '',
  keyword: '',
  order: '',
  view: '',
  page: 1,
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text))
const someOf = <Value>(values: Value[]) => (values.length > 0 ? values : undefined)

/** The call for one page of a list. There is no tab for licensing authorities: their sub-page is about safety. */
export function callOf(query: BrokerQuery, section: BrokerSection | undefined): CallInput<typeof brokersIndexinit> {
  const input = {
    tab: section === 'regulator' ? 'safe' : (section ?? 'all'),
    keyword: query.keyword || undefined,
    grade: someOf(query.grade),
    licenceStatus: someOf(query.licenceStatus),
    regulatorId: someOf(query.regulatorId.map(Number)),
    platform: someOf(query.platform),
    countryCode: someOf(query.countryCode),
    depositMax: numberOf(query.depositMax),
    yearsMin: numberOf(query.yearsMin),
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
    grade: several('grade'),
    licenceStatus: several('licenceStatus'),
    regulatorId: several('regulatorId'),
    platform: several('platform'),
    countryCode: several('countryCode'),
    depositMax: one('depositMax'),
    yearsMin: one('yearsMin'),
    keyword: one('keyword'),
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
