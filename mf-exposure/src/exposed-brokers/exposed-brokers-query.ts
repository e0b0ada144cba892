import type { CallInput } from 'shared-state/api/declare-call'
import { exposureSlist } from 'calls/exposure'
import { safeParse } from 'shared-state/schema'
import { exposedBrokersPath } from '../addresses.ts'

/** Brokers per page of the list. */
export const pageSize = 20

/** Query fields of the list, in the order used in addresses. */
const fields = ['keyword', 'countryCode', 'order'] as const
type Field = (typeof fields)[number]

/** The query in an address; values as they are in the address, '' if unset. */
export type ExposedBrokersQuery = Record<Field, string> & { page: number }

const noQuery: ExposedBrokersQuery = { keyword: '', countryCode: '', order: '', page: 1 }

/** The call for one page of the list. */
export function callOf({ page, ...words }: ExposedBrokersQuery): CallInput<typeof exposureSlist> {
  const asked = Object.entries(words).filter(([, value]) => value !== '')
  // Values come from addresses as text; the call's schema validates them.
  return { ...Object.fromEntries(asked), pageIndex: page, pageSize } as CallInput<typeof exposureSlist>
}

/** Reads an address. A field that the call would refuse is ignored, so that a mistyped address still shows a list. */
export function readQuery(params: URLSearchParams): ExposedBrokersQuery {
  const asked: ExposedBrokersQuery = { ...noQuery, page: Number(params.get('page') || 1) }
  for (const field of fields) asked[field] = params.get(field)?.trim() ?? ''
  const read = safeParse(exposureSlist.input, callOf(asked))
  if (read.success) return asked
  const refused = read.error.issues.map(({ path }) => (path[0] === 'pageIndex' ? 'page' : String(path[0])))
  return { ...asked, ...Object.fromEntries(refused.map(field => [field, noQuery[field as keyof ExposedBrokersQuery]])) }
}

/** Path of the list, without the language and without unset fields. */
export function addressOf(query: ExposedBrokersQuery): string {
  const asked = new URLSearchParams(fields.filter(field => query[field]).map(field => [field, query[field]]))
  if (query.page > 1) asked.set('page', String(query.page))
  return asked.size > 0 ? `${exposedBrokersPath}?${asked}` : exposedBrokersPath
}

export const isNarrowed = (query: ExposedBrokersQuery): boolean => fields.some(field => query[field] !== '')
