import type { Queries } from 'database/db'
import type { Translated } from './sample-texts.ts'

/** Types of a cell; translations become JSON, arrays become text arrays. */
export type Cell =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly string[]
  | Translated
  | Readonly<Record<keyof Translated, readonly string[]>>
/** Cells by column name; all rows of a table have the same columns. */
export type Row = Readonly<Record<string, Cell>>

const CHUNK_LENGTH = 100_000

/**
 * Loads rows by COPY, in chunks: while the database stores one chunk, the next is generated. With `freeze` the table must have been
 * truncated in the same transaction: it then needs no vacuum.
 */
export class RowLoader {
  readonly #queries: Queries
  readonly #table: string
  readonly #freeze: boolean
  #columns: string[] | undefined
  #lines: string[] = []
  #length = 0
  #sending: Promise<void> = Promise.resolve()

  constructor(queries: Queries, table: string, { freeze = true } = {}) {
    this.#queries = queries
    this.#table = table
    this.#freeze = freeze
  }

  /** Resolves at once while there is room; waits for the database when a chunk is full. */
  async add(row: Row): Promise<void> {
    this.#columns ??= Object.keys(row)
    const line = this.#columns.map(column => cellText(row[column])).join('\t')
    this.#lines.push(line)
    this.#length += line.length
    if (this.#length >= CHUNK_LENGTH) await this.#send()
  }

  /** Sends the rest and waits until all rows are stored. */
  async finish(): Promise<void> {
    if (this.#lines.length > 0) await this.#send()
    await this.#sending
  }

  async #send(): Promise<void> {
    const text = this.#lines.join('\n') + '\n'
    this.#lines = []
    this.#length = 0
    await this.#sending
    const target = `${this.#table} (${(this.#columns ?? []).join(', ')})`
    this.#sending = this.#queries.copyInto(target, text, { freeze: this.#freeze })
    // An error is rethrown at the next await; until then it must not count as unhandled.
    this.#sending.catch(() => undefined)
  }
}

function cellText(cell: Cell | undefined): string {
  if (cell === undefined) throw new Error('A row lacks a column that the first row of its table has')
  if (cell === null) return '\\N'
  if (typeof cell === 'string') return escaped(cell)
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'boolean') return cell ? 't' : 'f'
  if (cell instanceof Date) return cell.toISOString()
  if (Array.isArray(cell)) return escaped(`{${cell.map(quoted).join(',')}}`)
  return escaped(JSON.stringify(cell))
}

const quoted = (item: string): string => `"${item.replace(/["\\]/g, '\\$&')}"`

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const NEEDS_ESCAPE = /[\\\n\r\t]/
const escaped = (text: string): string =>
  NEEDS_ESCAPE.test(text) ? text.replace(/[\\\n\r\t]/g, sign => ESCAPES[sign] ?? sign) : text
