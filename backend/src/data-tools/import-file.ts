import type { DataKind, DatabaseRow } from './data-kind.ts'
import type { BatchAnswer, ImportBatch } from './import-rows.ts'
import type { DataSource } from './open-source.ts'
import { readRecords } from './read-records.ts'
import type { FileRecord } from './read-records.ts'
import { SeenNames } from './seen-names.ts'

export interface ImportTarget {
  importRows(batch: ImportBatch): Promise<BatchAnswer>
  finishImport(): Promise<void>
}

export interface ImportCounts {
  rows: number
  added: number
  changed: number
  same: number
  bad: number
}

export interface ImportOptions {
  kind: DataKind
  /** Opens the file; twice with `allOrNothing`. */
  open(): Promise<DataSource>
  target: ImportTarget
  /** Called for each bad row, not always in the order of lines. */
  onBad(line: number, reason: string): void | Promise<void>
  /** Called after each batch that the database has processed. */
  onProgress?(counts: ImportCounts, source: DataSource, step: 'check' | 'write'): void
  /** A single bad row prevents the whole import. */
  allOrNothing?: boolean
}

const BATCH_ROWS = 2000
const BATCH_LENGTH = 2_000_000

/** Reads, checks and imports a file of any size; memory holds two batches, and about 20 bytes for each row's name. */
export async function importFile(options: ImportOptions): Promise<ImportCounts> {
  if (!options.allOrNothing) return pass(options, 'write')
  const checked = await pass(options, 'check')
  if (checked.bad > 0) return { ...checked, same: 0 }
  return pass(options, 'write')
}

async function pass(
  { kind, open, target, onBad, onProgress }: ImportOptions,
  step: 'check' | 'write',
): Promise<ImportCounts> {
  const source = await open()
  const counts: ImportCounts = { rows: 0, added: 0, changed: 0, same: 0, bad: 0 }
  const seen = new SeenNames()
  const bad = async (line: number, reason: string) => {
    counts.bad += 1
    await onBad(line, reason)
  }
  const send = async ({ texts }: Batch): Promise<void> => {
    const { added, changed, refused } = await target.importRows({
      kind: kind.name,
      rows: `[${texts.join(',')}]`,
      write: step === 'write',
    })
    counts.added += added
    counts.changed += changed
    counts.same += texts.length - added - changed - refused.length
    for (const { line, reason } of refused) await bad(line, reason)
    onProgress?.(counts, source, step)
  }

  let batch = emptyBatch()
  let sending: Promise<void> = Promise.resolve()
  // While the database processes one batch, the next is read.
  const flush = async () => {
    await sending
    sending = send(batch)
    sending.catch(() => undefined) // rethrown by the next await
    batch = emptyBatch()
  }
  for await (const records of readRecords(source.bytes, source.format, kind)) {
    for (const record of records) {
      counts.rows += 1
      const checked = checkRecord(record, kind, seen)
      if ('problem' in checked) await bad(record.line, checked.problem)
      else add(batch, record.line, checked.row)
      if (batch.texts.length >= BATCH_ROWS || batch.length >= BATCH_LENGTH) await flush()
    }
  }
  if (batch.texts.length > 0) await flush()
  await sending
  if (step === 'write') await target.finishImport()
  return counts
}

interface Batch {
  texts: string[]
  length: number
}

const emptyBatch = (): Batch => ({ texts: [], length: 0 })

function add(batch: Batch, line: number, row: DatabaseRow): void {
  const text = JSON.stringify({ line, ...row })
  batch.texts.push(text)
  batch.length += text.length
}

function checkRecord(record: FileRecord, kind: DataKind, seen: SeenNames): { row: DatabaseRow } | { problem: string } {
  if ('problem' in record) return record
  const checked = kind.check(record.values)
  if ('problem' in checked) return checked
  const { line } = record
  const before = checked.names
    .map(name => ({ name, line: seen.add(name, line) }))
    .find(name => name.line !== undefined && name.line !== line)
  return before ? { problem: `${before.name} is already in line ${before.line}` } : checked
}
