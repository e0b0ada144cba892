import { readFileSync, readdirSync } from 'node:fs'
import type { Db, Queries } from './db.ts'

const MIGRATIONS_FOLDER = new URL('../migrations/', import.meta.url)
/** Any number, the same in every process: whoever holds it migrates, the others wait and then find nothing to do. */
const MIGRATION_LOCK = 7_246_001

/**
 * Applies the numbered SQL files of `database/migrations` that this database has not seen, in order, all in one
 * transaction. Safe with several processes at once. Answers the names of the files applied.
 */
export async function migrate(db: Db, folder: URL = MIGRATIONS_FOLDER): Promise<string[]> {
  const files = readdirSync(folder)
    .filter(name => /^\d{4}-.+\.sql$/.test(name))
    .sort()
  return db.transaction(async queries => {
    await queries.script('SET LOCAL statement_timeout = 0') // waiting for another process may take long
    if (db.engine === 'postgres') await queries.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const applied = await appliedNames(queries)
    const missing = [...applied].filter(name => !files.includes(name))
    if (missing.length > 0) throw new Error(`The database was made by a newer version: it has ${missing.join(', ')}`)
    const pending = files.filter(name => !applied.has(name))
    for (const name of pending) {
      await queries.script(readFileSync(new URL(name, folder), 'utf8'))
      await queries.query('INSERT INTO applied_migrations (name) VALUES ($1)', [name])
    }
    return pending
  })
}

async function appliedNames(queries: Queries): Promise<Set<string>> {
  await queries.script(`CREATE TABLE IF NOT EXISTS applied_migrations (
    name text COLLATE "C" PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`)
  const rows = await queries.query<{ name: string }>('SELECT name FROM applied_migrations')
  return new Set(rows.map(({ name }) => name))
}
