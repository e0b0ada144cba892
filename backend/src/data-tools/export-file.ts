import type { Db } from 'database/db'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { writeCsvRecord } from './csv.ts'
import type { DataKind, DataKindName } from './data-kind.ts'
import { dataKinds } from './data-kinds.ts'
import type { DataFormat } from './read-records.ts'

export type ExportRow = Record<string, unknown>
export interface ExportPage {
  kind: DataKindName
  /** The last row of the previous page; absent: the first page. */
  after?: ExportRow | undefined
  limit: number
}

/** A page of rows with the columns of the file, sorted by key. Only one page is held in memory. */
export async function exportRows(db: Db, { kind, after, limit }: ExportPage): Promise<ExportRow[]> {
  const { exportSql, table } = dataKinds[kind]
  const key = after ? JSON.stringify(Object.fromEntries(table.key.map(column => [column, after[column]]))) : null
  return db.query<ExportRow>(exportSql, [key, limit])
}

interface ExportOptions {
  kind: DataKind
  format: DataFormat
  /** Undefined: standard output. */
  file: string | undefined
  page(input: ExportPage): Promise<ExportRow[]>
  onProgress?(rows: number): void
}

/** Writes all rows of a kind and returns their number. The file appears only when it is complete. */
export async function exportFile({ kind, format, file, page, onProgress }: ExportOptions): Promise<number> {
  let rows = 0
  const text = async function* (): AsyncGenerator<string> {
    if (format === 'csv') yield writeCsvRecord(Object.keys(kind.forms))
    for (let after: ExportRow | undefined; ;) {
      const found = await page({ kind: kind.name, after, limit: kind.pageSize })
      yield found.map(row => (format === 'csv' ? csvLine(kind, row) : jsonLine(row))).join('')
      rows += found.length
      onProgress?.(rows)
      after = found.at(-1)
      if (found.length < kind.pageSize) return
    }
  }
  if (file === undefined) {
    await pipeline(Readable.from(text()), process.stdout, { end: false })
    return rows
  }
  const part = `${file}.part`
  try {
    const source = Readable.from(text())
    await (/\.gz$/i.test(file)
      ? pipeline(source, createGzip(), createWriteStream(part))
      : pipeline(source, createWriteStream(part)))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return rows
}

/** Null values are left out. */
const jsonLine = (row: ExportRow): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)))}\n`

const csvLine = ({ forms }: DataKind, row: ExportRow): string =>
  writeCsvRecord(Object.keys(forms).map(column => cellOf(row[column])))

const cellOf = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join('|') : String(value)
