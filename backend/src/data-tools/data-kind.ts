import { safeParse, strictObject } from 'shared-state/schema'
import type { OutputOfSchema, Schema } from 'shared-state/schema'

export type DataKindName =
  | 'brokers'
  | 'regulators'
  | 'licences'
  | 'articles'
  | 'swift-codes'
  | 'calendar-events'
  | 'surveys'

/** How a CSV cell, which is always text, is converted to a value. JSON Lines contains typed values. */
export type CellForm = 'text' | 'number' | 'boolean' | 'list'

/** A row in the form the database accepts: column names and JSON values. */
export type DatabaseRow = Record<string, unknown>

/** The table of a kind. All of its SQL is our own, never a caller's. */
export interface KindTable {
  name: string
  /** Columns that identify a row. */
  key: readonly string[]
  /** SQL type of every column that a row sets, including the key. */
  columns: Readonly<Record<string, string>>
  /** Timestamps that a row may omit: their SQL values for a new row and for a changed one (`old` is the row before). */
  moments?: Readonly<Record<string, { inserted: string; changed: string }>>
  /** Columns that are not in a file and are set on every change. */
  stamps?: Readonly<Record<string, string>>
  /** Additional parts of the statement, which may read `differing`, the rows that are new or changed. */
  besides?: string
  /** Selects line and reason of the rows with a missing reference; reads `incoming`. */
  broken?: string
}

/** The format of a file and its mapping to the table. */
export interface DataKind {
  name: DataKindName
  /** The columns of a file, in export order. */
  forms: Readonly<Record<string, CellForm>>
  required: readonly string[]
  /** Converts values by column name to a row for the database, or says what is wrong with them. */
  check(values: Readonly<Record<string, unknown>>): { row: DatabaseRow; names: string[] } | { problem: string }
  table: KindTable
  /** Rows per page of an export; articles are long. */
  pageSize: number
  /** Selects the file's columns of the rows after $1 (JSON, the key of the last row), $2 at most. */
  exportSql: string
}

interface Columns {
  [column: string]: { schema: Schema; form?: CellForm }
}

type Values<Of extends Columns> = { [Column in keyof Of]: OutputOfSchema<Of[Column]['schema']> }

interface KindParts<Of extends Columns> {
  name: DataKindName
  columns: Of
  /** Checks across columns; undefined if nothing is wrong. */
  problemOf?(values: Values<Of>): string | undefined
  toRow(values: Values<Of>): DatabaseRow
  /** Names that must be unique in a file, each with its label: `code 3284`. */
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
