import type { Db, Queries } from 'database/db'
import { QueryError } from 'database/db-errors'
import { DATA_CHANGED } from 'platform/api/data-changes'
import type { DataKindName } from './data-kind.ts'
import { dataKinds } from './data-kinds.ts'
import { brokenSql, upsertSql } from './upsert-sql.ts'

export interface ImportBatch {
  kind: DataKindName
  /** JSON: an array of checked rows (`DataKind.check`), each with its `line`. Passed as text, because only the database parses it. */
  rows: string
  /** False: only report rows with missing references. */
  write: boolean
}

export interface BatchAnswer {
  added: number
  changed: number
  /** Rows with a missing reference, or that break a rule of the database; the others are stored. */
  refused: { line: number; reason: string }[]
}

/** Advisory lock of an import; other imports wait. */
const IMPORT_LOCK = 7_246_003
/** Row of `settings` that marks data derived from imported rows as out of date. */
const UNFINISHED = 'import_unfinished'
/** The embedded engine writes no checkpoint on its own; its log would grow with every row. */
const MOST_LOG_BYTES = 256_000_000

/** Imports a batch of rows in transactions that each succeed or fail as a whole: the rows reported as added or changed are stored. */
export async function importRows(db: Db, batch: ImportBatch): Promise<BatchAnswer> {
  const answer = await importOrSplit(db, batch)
  if (batch.write && db.engine === 'pglite') await keepLogShort(db)
  return answer
}

/** A violated database rule that the checks do not cover refuses a whole batch: splitting it in halves finds the row. */
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
const FILLED = ['brokers', 'regulators', 'licences', 'articles', 'search_words', 'swift_codes']

/** Rebuilds the data derived from imported rows if it is out of date; also after an import that was killed. */
export async function finishImport(db: Db): Promise<void> {
  if (!(await db.one('SELECT key FROM settings WHERE key = $1', [UNFINISHED]))) return
  // A PostgreSQL server does this on its own. Without it index-only scans are not possible; one table at a time, because other
  // statements wait meanwhile.
  if (db.engine === 'pglite') for (const table of FILLED) await db.script(`VACUUM (ANALYZE) ${table}`)
  const finished = await db.transaction(async queries => {
    await unhurried(db, queries)
    if (!(await queries.one('DELETE FROM settings WHERE key = $1 RETURNING key', [UNFINISHED]))) return false
    await refreshDerived(queries)
    await queries.script(
      `ANALYZE ${db.engine === 'pglite' ? '' : `${FILLED.join(', ')}, `}broker_facets, broker_list_facets`,
    )
    return true
  })
  if (finished) await db.notify(DATA_CHANGED, '')
}

/** Rebuilds what derives from brokers and licences: the counts of the list's filters, and the rankings. */
export async function refreshDerived(queries: Queries): Promise<void> {
  const views = await queries.query<{ name: string; filled: boolean }>(
    `SELECT matviewname::text AS name, ispopulated AS filled FROM pg_matviews WHERE matviewname IN ('broker_facets', 'broker_list_facets')`,
  )
  for (const { name, filled } of views)
    await queries.script(`REFRESH MATERIALIZED VIEW ${filled ? 'CONCURRENTLY ' : ''}${name}`)
  await queries.script('DELETE FROM rankings')
}

/** Removes the time limit, and runs imports one after another. */
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
