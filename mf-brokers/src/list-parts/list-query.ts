import type { CallDeclaration, CallInput } from 'shared-state/api/declare-call'
import { safeParse } from 'shared-state/schema'
import { typedText } from '../typed-text.ts'

/** The query in an address of a list: fields as they are in the address, '' if unset, and the page. */
export type ListQuery<Field extends string = string> = Record<Field, string> & { page: number }

interface ListOptions<Field extends string> {
  pageSize: number
  /** Fields that the call expects as numbers. */
  numbers?: readonly Field[]
  /** Input of the call in addition to the address's fields. */
  also?: Record<string, unknown>
}

/** Reads and writes addresses of a list whose fields have the same names as in its call. */
export function listQuery<Call extends CallDeclaration, Field extends string>(
  call: Call,
  fields: readonly Field[],
  { pageSize, numbers = [], also = {} }: ListOptions<Field>,
) {
  type Query = ListQuery<Field>
  const none = { ...Object.fromEntries(fields.map(field => [field, ''])), page: 1 } as Query

  const inputOf = (query: Query): CallInput<Call> => {
    const asked = fields
      .filter(field => query[field] !== '')
      .map(field => [field, numbers.includes(field) ? Number(query[field]) : query[field]])
    return { ...also, ...Object.fromEntries(asked), pageIndex: query.page, pageSize } as CallInput<Call>
  }

  /** A field that the call would refuse is ignored. */
  const read = (params: URLSearchParams): Query => {
    const asked = Object.fromEntries(fields.map(field => [field, typedText(params.get(field))]))
    const query = { ...asked, page: Number(typedText(params.get('page')) || 1) } as Query
    const checked = safeParse(call.input, inputOf(query))
    if (checked.success) return query
    const refused = checked.error.issues.map(({ path }) => (path[0] === 'pageIndex' ? 'page' : String(path[0])))
    return { ...query, ...Object.fromEntries(refused.map(field => [field, none[field as Field]])) }
  }

  /** Both `path` and the result are without the language. */
  const address = (path: string, query: Partial<Query>): string => {
    const params = new URLSearchParams()
    for (const field of fields) if (query[field]) params.set(field, query[field])
    if (query.page !== undefined && query.page > 1) params.set('page', String(query.page))
    const text = params.toString()
    return text ? `${path}?${text}` : path
  }

  const isNarrowed = (query: Query): boolean => fields.some(field => query[field] !== '')

  return { pageSize, none, inputOf, read, address, isNarrowed }
}

export const pagesOf = (total: number, pageSize: number): number => Math.max(Math.ceil(total / pageSize), 1)
