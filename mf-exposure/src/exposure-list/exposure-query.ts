import type { CallInput } from 'shared-state/api/declare-call'
import { exposureRevelation } from 'calls/exposure'
import { safeParse } from 'shared-state/schema'
import { exposureListPath } from '../addresses.ts'

/** Exposures per page of the list. */
export const pageSize = 20

/** Query fields of the list, in the order used in addresses. */
const fields = ['reason', 'state', 'countryCode', 'replied', 'traderCode', 'order'] as const
type Field = (typeof fields)[number]

/** The query in an address; values as they are in the address, '' if unset. */
export type ExposureQuery = Record<Field, string> & { page: number }

const noQuery: ExposureQuery = {
  reason: '',
  state: '',
  countryCode: '',
  replied: '',
  traderCode: '',
  order: '',
  page: 1,
}

/** The list's default order. */
export const defaultOrder = 'new'

const booleans: Record<string, boolean> = { true: true, false: false }

/** The call for one page of the list. */
export function callOf(query: ExposureQuery): CallInput<typeof exposureRevelation> {
  const { page, replied, ...words } = query
  const asked = Object.entries(words).filter(([, value]) => value !== '')
  const reply = replied && { replied: booleans[replied] ?? replied }
  const input = { ...Object.fromEntries(asked), ...reply, pageIndex: page, pageSize }
  // Values come from addresses as text; the call's schema validates them.
  return input as CallInput<typeof exposureRevelation>
}

/** Reads an address. A field that the call would refuse is ignored, so that a mistyped address still shows a list. */
export function readQuery(params: URLSearchParams): ExposureQuery {
  const asked: ExposureQuery = { ...noQuery, page: Number(params.get('page') || 1) }
  for (const field of fields) asked[field] = params.get(field)?.trim() ?? ''
  if (asked.order === defaultOrder) asked.order = ''
  const read = safeParse(exposureRevelation.input, callOf(asked))
  if (read.success) return asked
  const refused = read.error.issues.map(({ path }) => (path[0] === 'pageIndex' ? 'page' : String(path[0])))
  return { ...asked, ...Object.fromEntries(refused.map(field => [field, noQuery[field as keyof ExposureQuery]])) }
}

/** Path of the list, without the language and without unset fields, so that a list has only one address. */
export function addressOf(query: ExposureQuery): string {
  const asked = new URLSearchParams(fields.filter(field => query[field]).map(field => [field, query[field]]))
  if (query.page > 1) asked.set('page', String(query.page))
  return asked.size > 0 ? `${exposureListPath}?${asked}` : exposureListPath
}

/** The list with some query fields changed, from its first page. */
export const changed = (query: ExposureQuery, change: Partial<ExposureQuery>): string =>
  addressOf({ ...query, page: 1, ...change })

/** The list without any filter; its order is kept. */
export const withoutFilters = ({ order }: ExposureQuery): string => addressOf({ ...noQuery, order })

export const isFiltered = (query: ExposureQuery): boolean =>
  fields.some(field => field !== 'order' && query[field] !== '')
