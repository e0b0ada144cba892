import { readPlain } from 'shared-state/forms/typed-number'
import { safeParse, type Schema } from 'shared-state/schema'

/** Items per page of a list. */
export const pageSize = 20

/** The query in an address: values as they are in the address, '' if unset. */
export type ListQuery<Field extends string> = Record<Field, string> & { page: number }

interface ListSpec<Field extends string> {
  /** Path of the list, without the language. */
  path: string
  /** Query fields, in the order used in addresses. */
  fields: readonly Field[]
  /** Input of the call that reads the list under a query. */
  input(query: ListQuery<Field>): Schema
  /** Fields that the call expects as numbers. */
  numbers?: readonly Field[]
  /** Input of the call in addition to the address's fields. */
  also?: object
  /** Fields whose few values stand for other inputs of the call. */
  choices?: Partial<Record<string, Record<string, object>>>
  /** A field's value that is the same as none. */
  defaults?(query: ListQuery<Field>): Partial<Record<Field, string>>
}

/** How a list is addressed: reads addresses, makes them, and makes the input of the list's call. */
export function createListQuery<Field extends string>(spec: ListSpec<Field>) {
  const { path, fields, input, defaults, numbers = [], also = {} } = spec
  const choicesOf = (field: Field): Record<string, object> | undefined => spec.choices?.[field]
  type Query = ListQuery<Field>
  const none = { ...(Object.fromEntries(fields.map(field => [field, ''])) as Record<Field, string>), page: 1 } as Query

  /** Input of the call for one page. Values come from addresses as text; the call's schema validates them. */
  function inputOf(query: Query): object {
    const set = fields.filter(field => query[field] !== '')
    const valueOf = (field: Field) => (numbers.includes(field) ? readPlain(query[field]) : query[field])
    const parts = set.map(field => choicesOf(field)?.[query[field]] ?? { [field]: valueOf(field) })
    return Object.assign({}, also, ...parts, { pageIndex: query.page, pageSize }) as object
  }

  /** A field that the call would refuse is ignored, so that a mistyped address still shows a list. */
  function read(params: URLSearchParams): Query {
    const asked: Query = { ...none, page: Number(params.get('page') || 1) }
    const set = (field: Field, value: string) => Object.assign(asked, { [field]: value })
    for (const field of fields) {
      const value = params.get(field)?.trim() ?? ''
      const known = choicesOf(field)
      set(field, known && !Object.hasOwn(known, value) ? '' : value)
    }
    const usual: Partial<Record<Field, string>> | undefined = defaults?.(asked)
    for (const field of fields) if (asked[field] === usual?.[field]) set(field, '')
    const result = safeParse(input(asked), inputOf(asked))
    if (result.success) return asked
    const refused = result.error.issues.map(({ path: [name] }) => (name === 'pageIndex' ? 'page' : String(name)))
    return { ...asked, ...Object.fromEntries(refused.map(field => [field, none[field as keyof Query]])) }
  }

  /** Path of the list, without the language and without unset fields, so that a list has only one address. */
  function addressOf(query: Query): string {
    const asked = new URLSearchParams(fields.filter(field => query[field]).map(field => [field, query[field]]))
    if (query.page > 1) asked.set('page', String(query.page))
    return asked.size > 0 ? `${path}?${asked}` : path
  }

  return {
    none,
    inputOf,
    read,
    addressOf,
    /** The list with some query fields changed, from its first page. */
    changed: (query: Query, change: Partial<Query>): string => addressOf({ ...query, page: 1, ...change }),
  }
}
