import { readFileSync, readdirSync } from 'node:fs'
import type { Db, Queries } from './db.ts'
import { madeByNewerVersion, type MigrationOwner, type OwnedFiles } from './migration-owner.ts'
import { takeOverNames } from './take-over-names.ts'

/** Advisory lock, the same number in every process: its holder migrates; the others wait and then have nothing to do. */
const MIGRATION_LOCK = 7_246_001

/**
 * Applies each owner's numbered SQL files that this database does not have yet, owner by owner, all in one transaction. Safe with several
 * processes at once. Returns the applied files, as `{owner}/{name}`.
 */
export async function migrate(db: Db, owners: readonly MigrationOwner[]): Promise<string[]> {
  const all = owners.map(owner => ({ ...owner, files: filesIn(owner.folder) }))
  return db.transaction(async queries => {
    await queries.script('SET LOCAL statement_timeout = 0') // waiting for another process may take long
    if (db.engine === 'postgres') await queries.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    for (const { owner } of all)
      await queries.script(`CREATE TABLE IF NOT EXISTS ${owner}_migrations (
        name text COLLATE "C" PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`)
    await takeOverNames(queries, all)
    const applied: string[] = []
    for (const owner of all) applied.push(...(await applyPending(queries, owner)))
    return applied
  })
}

/** Whether an owner, or a version from before there were owners, has created tables in this database. */
export async function isMigrated(db: Queries, owners: readonly MigrationOwner[]): Promise<boolean> {
  const tables = ['applied_migrations', ...owners.map(({ owner }) => `${owner}_migrations`)]
  const row = await db.one<{ found: boolean }>(
    'SELECT bool_or(to_regclass(name) IS NOT NULL) AS found FROM unnest($1::text[]) AS name',
    [tables],
  )
  return row!.found
}

const filesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter(name => /^\d{4}-.+\.sql$/.test(name))
    .sort()

async function applyPending(queries: Queries, { owner, folder, files, inCode = {} }: OwnedFiles): Promise<string[]> {
  const rows = await queries.query<{ name: string }>(`SELECT name FROM ${owner}_migrations ORDER BY name`)
  const applied = new Set(rows.map(({ name }) => name))
  const missing = [...applied].filter(name => !files.includes(name))
  if (missing.length > 0) throw madeByNewerVersion(missing.map(name => `${owner}/${name}`))
  const pending = files.filter(name => !applied.has(name))
  for (const name of pending) {
    await queries.script(readFileSync(new URL(name, folder), 'utf8'))
    await inCode[name]?.(queries)
    await queries.query(`INSERT INTO ${owner}_migrations (name) VALUES ($1)`, [name])
  }
  return pending.map(name => `${owner}/${name}`)
}
