import type { CallDeclaration, CallInput } from 'shared-state/api/declare-call'
import { safeParse } from 'shared-state/schema'
import { typedText } from '../typed-text.ts'

/** What an address asks of a list: fields as they stand there, '' where nothing is asked, and the page. */
export type ListQuery<Field extends string = string> = Record<Field, string> & { page: number }

interface ListOptions<Field extends string> {
  pageSize: number
  /** Fields of the call that are numbers. */
  numbers?: readonly Field[]
  /** What the call is told beside what the address asks. */
  also?: Record<string, unknown>
}

/** Reads and writes addresses of a list whose fields bear the names that its call gives them. */
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

  /** A field that the call would refuse counts as not asked. */
  const read = (params: URLSearchParams): Query => {
    const asked = Object.fromEntries(fields.map(field => [field, typedText(params.get(field))]))
    const query = { ...asked, page: Number(typedText(params.get('page')) || 1) } as Query
    const checked = safeParse(call.input, inputOf(query))
    if (checked.success) return query
    const refused = checked.error.issues.map(({ path }) => (path[0] === 'pageIndex' ? 'page' : String(path[0])))
    return { ...query, ...Object.fromEntries(refused.map(field => [field, none[field as Field]])) }
  }

  /** `path` and what comes back stand behind the language. */
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
