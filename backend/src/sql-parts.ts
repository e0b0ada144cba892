import type { SqlValue } from 'database/db'

/** Collects a statement's conditions and their parameters, so that nothing of a caller's ever stands in the SQL itself. */
export class Conditions {
  readonly params: SqlValue[] = []
  readonly #conditions: string[] = []

  /** A placeholder for a value: `$1`, `$2`, … */
  param(value: SqlValue): string {
    return `$${this.params.push(value)}`
  }

  add(condition: string): void {
    this.#conditions.push(condition)
  }

  /** `condition` is made only when there is a value. */
  when<Value extends SqlValue>(value: Value | undefined, condition: (placeholder: string) => string): void {
    if (value !== undefined) this.add(condition(this.param(value)))
  }

  /** One value compared by `=`, which lets an index give the order as well; several by `= ANY`. */
  anyOf(column: string, values: readonly string[] | readonly number[] | undefined): void {
    if (!values) return
    const [first, second] = values
    if (first !== undefined && second === undefined) this.add(`${column} = ${this.param(first)}`)
    else this.add(`${column} = ANY(${this.param(values)})`)
  }

  /** All of them together; there has to be one. */
  get all(): string {
    return this.#conditions.join(' AND ')
  }

  get where(): string {
    return this.#conditions.length ? `WHERE ${this.all}` : ''
  }
}

/** A sort key; the text is the program's own, never a caller's. */
export interface SortKey {
  sql: string
  desc?: boolean
  /** The column may be null: nulls come last. Said only then, because an index is used only if it is said the same way. */
  nullable?: boolean
}

export const orderBy = (keys: readonly SortKey[], reverse = false): string =>
  keys
    .map(({ sql, desc = false, nullable }) => {
      const nulls = nullable ? (reverse ? ' NULLS FIRST' : ' NULLS LAST') : ''
      return `${sql} ${desc !== reverse ? 'DESC' : 'ASC'}${nulls}`
    })
    .join(', ')

/**
 * The rows from one on: conditions on the parts of the order that follow one another, of which an index answers each, as it
 * would not one condition for all. `values`: that row's keys, null or a placeholder each.
 */
export function onward(keys: readonly SortKey[], values: readonly (string | null)[]): string[] {
  const same = keys.map(({ sql }, index) => (values[index] === null ? `${sql} IS NULL` : `${sql} = ${values[index]}`))
  const parts = keys.map(({ sql, desc, nullable }, index) => {
    if (values[index] === null) return []
    const itself = index === keys.length - 1 ? '=' : ''
    const beyond = [`${sql} ${desc ? '<' : '>'}${itself} ${values[index]}`, ...(nullable ? [`${sql} IS NULL`] : [])]
    return beyond.map(condition => [...same.slice(0, index), condition].join(' AND '))
  })
  return parts.reverse().flat()
}

export interface Slice {
  /** Read from the end: the far half of a list costs what the near half does. */
  reverse: boolean
  limit: number
  offset: number
}

/** Which rows a page is, counted from the nearer end of a list of `total`, or always from the start; null beyond the end. */
export function sliceOf(pageIndex: number, pageSize: number, total: number, fromEitherEnd = true): Slice | null {
  const start = (pageIndex - 1) * pageSize
  const limit = Math.min(pageSize, total - start)
  if (limit <= 0) return null
  const fromEnd = total - start - limit
  return fromEitherEnd && fromEnd < start
    ? { reverse: true, limit, offset: fromEnd }
    : { reverse: false, limit, offset: start }
}

/** Shorter words than this have no trigram to look up: they are searched for at the start only. */
const LEAST_PART = 3

/** LIKE pattern for a lower-cased name that holds a word (or begins with it); `%` and `_` in it are letters like any other. */
export function namePattern(word: string): string {
  const text = word
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
  return word.trim().length < LEAST_PART ? `${text}%` : `%${text}%`
}
