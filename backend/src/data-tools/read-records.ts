import { CommandRefused } from 'platform/api/command-refused'
import { closingQuote, readCsvRecord } from './csv.ts'
import type { CellForm, DataKind } from './data-kind.ts'
import { LONGEST_LINE, textLines } from './text-lines.ts'

export type DataFormat = 'csv' | 'jsonl'

/** The record at a line (counted from 1) of a file: values by column name, or the problem with it. */
export type FileRecord = { line: number } & ({ values: Record<string, unknown> } | { problem: string })

type Shape = Pick<DataKind, 'forms' | 'required'>

/** The records of a file. Throws CommandRefused if the file as a whole is invalid. */
export const readRecords = (
  source: AsyncIterable<Uint8Array>,
  format: DataFormat,
  shape: Shape,
): AsyncGenerator<FileRecord[]> => (format === 'csv' ? csvRecords(source, shape) : jsonRecords(source))

const tooLong = { problem: `the line is longer than ${LONGEST_LINE} characters` }

async function* jsonRecords(source: AsyncIterable<Uint8Array>): AsyncGenerator<FileRecord[]> {
  let line = 0
  for await (const lines of textLines(source)) {
    const records: FileRecord[] = []
    for (const text of lines) {
      line += 1
      if (text.trim() !== '') records.push({ line, ...jsonValues(text) })
    }
    yield records
  }
}

/** A null is treated as a missing value. */
function jsonValues(text: string): { values: Record<string, unknown> } | { problem: string } {
  if (text.length > LONGEST_LINE) return tooLong
  try {
    const values: unknown = JSON.parse(text)
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      return { problem: 'the line is not a JSON object' }
    return { values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) }
  } catch {
    return { problem: 'the line is not valid JSON' }
  }
}

async function* csvRecords(source: AsyncIterable<Uint8Array>, shape: Shape): AsyncGenerator<FileRecord[]> {
  const records = new CsvRecords(shape)
  for await (const lines of textLines(source)) {
    for (const text of lines) records.addLine(text)
    yield records.take()
  }
  records.end()
  yield records.take()
}

/** Maximum lines of a quoted cell; beyond them the opening quote is treated as a mistake. */
const MOST_LINES = 5_000

/** Assembles lines into records. A stray quote costs only its first line; reading continues at the next. */
class CsvRecords {
  readonly #shape: Shape
  #columns: string[] | undefined
  #open: string[] = [] // lines of a record that is still open
  #length = 0
  #line = 0 // lines already processed
  #made: FileRecord[] = []

  constructor(shape: Shape) {
    this.#shape = shape
  }

  addLine(text: string): void {
    this.#open.push(text)
    this.#length += text.length
    if (this.#open.length === 1 || closingQuote(text, 0) >= 0 || this.#isTooMuch()) this.#read()
  }

  end(): void {
    while (this.#open.length > 0) this.#giveUp('a quote that opens here is never closed')
    if (!this.#columns) throw new CommandRefused('the file is empty: its first line must name the columns')
  }

  take(): FileRecord[] {
    return this.#made.splice(0)
  }

  #isTooMuch = () => this.#open.length > MOST_LINES || this.#length > LONGEST_LINE

  #read(): void {
    if (this.#open.length === 1 && this.#open[0]?.trim() === '') return this.#done(1)
    const text = this.#open.length === 1 ? (this.#open[0] ?? '') : this.#open.join('\n')
    // A \r inside a quoted cell belongs to it.
    const record = text.length > LONGEST_LINE ? tooLong : readCsvRecord(text.replace(/\r$/, ''))
    if (record === 'unclosed') {
      if (this.#isTooMuch()) this.#giveUp('a quote that opens here is not closed')
    } else if ('problem' in record) this.#giveUp(record.problem)
    else {
      this.#take(record.cells)
      this.#done(this.#open.length)
    }
  }

  /** The first line is bad; the lines after it are read again as separate records. */
  #giveUp(problem: string): void {
    if (!this.#columns) throw new CommandRefused(`line ${this.#line + 1}, which must name the columns: ${problem}`)
    this.#made.push({ line: this.#line + 1, problem })
    const again = this.#open.slice(1)
    this.#done(1)
    this.#open = []
    this.#length = 0
    for (const text of again) this.addLine(text)
  }

  #done(lines: number): void {
    this.#line += lines
    this.#open = []
    this.#length = 0
  }

  #take(cells: string[]): void {
    if (!this.#columns) this.#columns = columnsOf(cells, this.#shape)
    else if (cells.length !== this.#columns.length) {
      this.#made.push({
        line: this.#line + 1,
        problem: `has ${cells.length} cells, but the first line names ${this.#columns.length} columns`,
      })
    } else this.#made.push({ line: this.#line + 1, values: valuesOf(this.#columns, cells, this.#shape.forms) })
  }
}

function columnsOf(cells: readonly string[], { forms, required }: Shape): string[] {
  const columns = cells.map(cell => cell.trim())
  const unknown = columns.filter(column => !Object.hasOwn(forms, column))
  if (unknown.length > 0)
    throw new CommandRefused(`no such column: ${unknown.join(', ')}; the columns are ${Object.keys(forms).join(', ')}`)
  const missing = required.filter(column => !columns.includes(column))
  if (missing.length > 0) throw new CommandRefused(`the first line lacks the column ${missing.join(', ')}`)
  if (new Set(columns).size < columns.length) throw new CommandRefused('the first line names a column twice')
  return columns
}

/** An empty cell is treated as a missing value. */
function valuesOf(
  columns: readonly string[],
  cells: readonly string[],
  forms: Shape['forms'],
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (cell !== '') values[column] = valueOf(cell, forms[column] ?? 'text')
  }
  return values
}

const yesAndNo: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
}

/** A value that does not match the form stays text, and the check reports it. */
function valueOf(cell: string, form: CellForm): unknown {
  if (form === 'number') return /^[+-]?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell
  if (form === 'boolean') return yesAndNo[cell.toLowerCase()] ?? cell
  return form === 'list' ? cell.split('|').map(entry => entry.trim()) : cell
}
