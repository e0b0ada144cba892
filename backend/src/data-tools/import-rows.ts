import type { Db, Queries } from 'database/db'
import { QueryError } from 'database/db-errors'
import { DATA_CHANGED } from 'platform/api/data-changes'
import type { DataKindName } from './data-kind.ts'
import { dataKinds } from './data-kinds.ts'
import { brokenSql, upsertSql } from './upsert-sql.ts'

export interface ImportBatch {
  kind: DataKindName
  /** JSON: an array of checked rows (`DataKind.check`), each with the `line` it stands at. Text, because only the database reads it. */
  rows: string
  /** False: only say which rows point at what is not there. */
  write: boolean
}

export interface BatchAnswer {
  added: number
  changed: number
  /** Rows that point at something that is not there; the others are taken. */
  refused: { line: number; reason: string }[]
}

/** Whoever holds it imports; others wait. */
const IMPORT_LOCK = 7_246_003
/** Row of `settings` that says that what is derived from imported rows is still to be made. */
const UNFINISHED = 'import_unfinished'
/** The embedded engine writes no checkpoint by itself; its log would grow with every row. */
const MOST_LOG_BYTES = 256_000_000

/** Takes a batch of rows, each transaction of it whole: what is answered is kept. */
export async function importRows(db: Db, batch: ImportBatch): Promise<BatchAnswer> {
  const answer = await importOrSplit(db, batch)
  if (batch.write && db.engine === 'pglite') await keepLogShort(db)
  return answer
}

/** A rule of the database that the checks do not know refuses a whole batch: halving it finds the row. */
async function importOrSplit(db: Db, batch: ImportBatch): Promise<BatchAnswer> {
  try {
    return await importTogether(db, batch)
  } catch (error) {
    if (!(error instanceof QueryError && /^2[23]/.test(error.sqlState))) throw error
    const rows = JSON.parse(batch.rows) as { line: number }[]
    const [first] = rows
    if (rows.length === 1 && first)
      return { added: 0, changed: 0, refused: [{ line: first.line, reason: error.message }] }
    const middle = Math.ceil(rows.length / 2)
    const one = await importOrSplit(db, { ...batch, rows: JSON.stringify(rows.slice(0, middle)) })
    const other = await importOrSplit(db, { ...batch, rows: JSON.stringify(rows.slice(middle)) })
    return {
      added: one.added + other.added,
      changed: one.changed + other.changed,
      refused: [...one.refused, ...other.refused],
    }
  }
}

async function importTogether(db: Db, { kind, rows, write }: ImportBatch): Promise<BatchAnswer> {
  const { table } = dataKinds[kind]
  const broken = brokenSql(table)
  return db.transaction(async queries => {
    await unhurried(db, queries)
    const refused = broken ? await queries.query<{ line: number; reason: string }>(broken, [rows, '{}']) : []
    if (!write) return { added: 0, changed: 0, refused }
    await queries.query(`SELECT set_config('history.source', 'import', true)`)
    const counts = await queries.one<{ added: number; changed: number }>(upsertSql(table), [
      rows,
      refused.map(({ line }) => line),
    ])
    const { added, changed } = counts ?? { added: 0, changed: 0 }
    if (added + changed > 0)
      await queries.query(`INSERT INTO settings (key, value) VALUES ($1, '{}') ON CONFLICT (key) DO NOTHING`, [
        UNFINISHED,
      ])
    return { added, changed, refused }
  })
}

/** Tables that an import fills, directly or by triggers. */
const FILLED = ['brokers', 'regulators', 'licences', 'articles', 'search_words']

/** Makes anew what is derived from imported rows, unless it is; also after an import that was killed. */
export async function finishImport(db: Db): Promise<void> {
  if (!(await db.one('SELECT key FROM settings WHERE key = $1', [UNFINISHED]))) return
  // A server of PostgreSQL sees to it by itself. Without it nothing can be read from an index alone; table by table, because
  // others wait meanwhile.
  if (db.engine === 'pglite') for (const table of FILLED) await db.script(`VACUUM (ANALYZE) ${table}`)
  const finished = await db.transaction(async queries => {
    await unhurried(db, queries)
    if (!(await queries.one('DELETE FROM settings WHERE key = $1 RETURNING key', [UNFINISHED]))) return false
    await refreshDerived(queries)
    await queries.script(`ANALYZE ${db.engine === 'pglite' ? '' : `${FILLED.join(', ')}, `}broker_facets`)
    return true
  })
  if (finished) await db.notify(DATA_CHANGED, '')
}

/** What the tables of brokers and licences have others hold: the counts of the list's filters, and rankings. */
export async function refreshDerived(queries: Queries): Promise<void> {
  const view = await queries.one<{ filled: boolean }>(
    `SELECT ispopulated AS filled FROM pg_matviews WHERE matviewname = 'broker_facets'`,
  )
  await queries.script(
    `REFRESH MATERIALIZED VIEW ${view?.filled ? 'CONCURRENTLY ' : ''}broker_facets; DELETE FROM rankings`,
  )
}

/** No time limit, and one import after another. */
async function unhurried(db: Db, queries: Queries): Promise<void> {
  await queries.script('SET LOCAL statement_timeout = 0')
  if (db.engine === 'postgres') await queries.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK])
}

async function keepLogShort(db: Db): Promise<void> {
  const log = await db.one<{ bytes: number }>(
    'SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) AS bytes FROM pg_control_checkpoint()',
  )
  if (log && log.bytes > MOST_LOG_BYTES) await db.script('CHECKPOINT')
}
