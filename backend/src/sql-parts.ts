import type { SqlValue } from 'database/db'

/**
 * Collects a statement's conditions and their parameters, so that a caller's input never becomes part of the SQL. `params`: those of another
 * part of the same statement.
 */
export class Conditions {
  readonly params: SqlValue[]
  readonly #conditions: string[] = []

  constructor(params: SqlValue[] = []) {
    this.params = params
  }

  /** A placeholder for a value: `$1`, `$2`, … */
  param(value: SqlValue): string {
    return `$${this.params.push(value)}`
  }

  add(condition: string): void {
    this.#conditions.push(condition)
  }

  /** Adds `condition` only if there is a value. */
  when<Value extends SqlValue>(value: Value | undefined, condition: (placeholder: string) => string): void {
    if (value !== undefined) this.add(condition(this.param(value)))
  }

  /** Compares one value by `=`, so that an index can supply the sort order as well; several by `= ANY`. */
  anyOf(column: string, values: readonly string[] | readonly number[] | undefined): void {
    if (!values) return
    const [first, second] = values
    if (first !== undefined && second === undefined) this.add(`${column} = ${this.param(first)}`)
    else this.add(`${column} = ANY(${this.param(values)})`)
  }

  /** All conditions joined by AND; there must be at least one. */
  get all(): string {
    return this.#conditions.join(' AND ')
  }

  get where(): string {
    return this.#conditions.length ? `WHERE ${this.all}` : ''
  }
}

/**
 * An array parameter whose value the planner does not see, so that it keeps one plan of a prepared statement for all arrays. It would plan the
 * statement again for each short array, which takes longer than reading a few rows by their keys.
 */
export const hiddenArray = (placeholder: string): string => `ARRAY(SELECT unnest(${placeholder}::text[]))`

/** `= ANY` of such an array. */
export const anyOf = (placeholder: string): string => `ANY(${hiddenArray(placeholder)})`

/** A sort key; its SQL is from this program, never from a caller. */
export interface SortKey {
  sql: string
  desc?: boolean
  /**
   * The column may be null: nulls come last. Set only if needed, because an index is used only if its definition has the same NULLS clause.
   */
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
 * Conditions for the rows from a given one on, in consecutive parts of the sort order: an index can answer each of them, but not one
 * condition for all. `values`: that row's keys, each null or a placeholder.
 */
export function keysetConditions(keys: readonly SortKey[], values: readonly (string | null)[]): string[] {
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
  /** Read from the end: pages of the far half of a list cost as much as those of the near half. */
  reverse: boolean
  limit: number
  offset: number
}

/** The rows of a page, counted from the nearer end of a list of `total`, or always from the start; null beyond the end. */
export function sliceOf(pageIndex: number, pageSize: number, total: number, fromEitherEnd = true): Slice | null {
  const start = (pageIndex - 1) * pageSize
  const limit = Math.min(pageSize, total - start)
  if (limit <= 0) return null
  const fromEnd = total - start - limit
  return fromEitherEnd && fromEnd < start
    ? { reverse: true, limit, offset: fromEnd }
    : { reverse: false, limit, offset: start }
}

/** Shorter words have no trigram to look up: they are matched only at the start of a name. */
const LEAST_PART = 3

/** LIKE pattern for a lower-cased name that contains a word (or begins with it); `%` and `_` in the word are escaped. */
export function namePattern(word: string): string {
  const text = word
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
  return word.trim().length < LEAST_PART ? `${text}%` : `%${text}%`
}
