import { safeParse, strictObject } from 'shared-state/schema'
import type { OutputOfSchema, Schema } from 'shared-state/schema'

export type DataKindName = 'brokers' | 'regulators' | 'licences' | 'articles'

/** How a cell of CSV, which is all text, becomes a value. JSON Lines has the values themselves. */
export type CellForm = 'text' | 'number' | 'boolean' | 'list'

/** A row as the database takes it: column names and JSON values. */
export type DatabaseRow = Record<string, unknown>

/** Where the rows of a kind are kept. All of it is our own text, never a caller's. */
export interface KindTable {
  name: string
  /** The columns that say which row it is. */
  key: readonly string[]
  /** SQL type of every column that a row sets, the key's included. */
  columns: Readonly<Record<string, string>>
  /** Moments that a row may leave out: what they are then, in a new row and in a changed one (`old` is the row before). */
  moments?: Readonly<Record<string, { inserted: string; changed: string }>>
  /** Columns that a file does not have and every change sets. */
  stamps?: Readonly<Record<string, string>>
  /** Further parts of the statement, which may read `differing`, the rows that are new or changed. */
  besides?: string
  /** Selects line and reason of the rows that point at something that is not there; reads `incoming`. */
  broken?: string
}

/** What the file looks like and how it maps to the table. */
export interface DataKind {
  name: DataKindName
  /** The columns of a file, in the order in which they are exported. */
  forms: Readonly<Record<string, CellForm>>
  required: readonly string[]
  /** Values by column name → a row for the database, or what is wrong with it. */
  check(values: Readonly<Record<string, unknown>>): { row: DatabaseRow; names: string[] } | { problem: string }
  table: KindTable
  /** Rows that one page of an export holds; articles are long. */
  pageSize: number
  /** Selects the file's columns of the rows after $1 (JSON, the key of the last one), $2 at most; `after` is that key. */
  exportSql: string
}

interface Columns {
  [column: string]: { schema: Schema; form?: CellForm }
}

type Values<Of extends Columns> = { [Column in keyof Of]: OutputOfSchema<Of[Column]['schema']> }

interface KindParts<Of extends Columns> {
  name: DataKindName
  columns: Of
  /** What no single column shows; undefined where nothing is wrong. */
  problemOf?(values: Values<Of>): string | undefined
  toRow(values: Values<Of>): DatabaseRow
  /** What may stand in a file only once, each with the word for it: `code 3284`. */
  namesOf(values: Values<Of>): string[]
  table: KindTable
  pageSize?: number
  exportSql: string
}

export function dataKind<const Of extends Columns>({
  columns,
  problemOf,
  toRow,
  namesOf,
  ...rest
}: KindParts<Of>): DataKind {
  const schema = strictObject(
    Object.fromEntries(Object.entries(columns).map(([column, { schema: own }]) => [column, own])),
  )
  return {
    pageSize: 2000,
    ...rest,
    forms: Object.fromEntries(Object.entries(columns).map(([column, { form = 'text' }]) => [column, form])),
    required: Object.entries(columns)
      .filter(([, { schema: own }]) => !safeParse(own, undefined).success)
      .map(([column]) => column),
    check(values) {
      const parsed = safeParse(schema, values)
      if (!parsed.success) return { problem: parsed.error.issues.map(wordsOf).join('; ') }
      const known = parsed.data as Values<Of>
      const problem = problemOf?.(known)
      return problem === undefined ? { row: toRow(known), names: namesOf(known) } : { problem }
    },
  }
}

function wordsOf(issue: {
  code: string
  path: readonly PropertyKey[]
  message: string
  keys?: readonly string[]
}): string {
  if (issue.code === 'unrecognized_keys') return `no such column: ${(issue.keys ?? []).join(', ')}`
  const [column, place] = issue.path
  return `${String(column)}: ${typeof place === 'number' ? `entry ${place + 1} ` : ''}${issue.message}`
}
