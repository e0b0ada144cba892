import type { Queries } from './db.ts'
import { madeByNewerVersion, type OwnedFiles } from './migration-owner.ts'

/**
 * Before there were owners, one table recorded all files. Each owner takes over the names of its own files; a file that was split counts
 * for every owner with a part of it.
 */
export async function takeOverNames(queries: Queries, owners: readonly OwnedFiles[]): Promise<void> {
  const table = await queries.one<{ found: boolean }>(`SELECT to_regclass('applied_migrations') IS NOT NULL AS found`)
  if (!table!.found) return
  const rows = await queries.query<{ name: string }>('SELECT name FROM applied_migrations ORDER BY name')
  const unknown = new Set(rows.map(({ name }) => name))
  for (const { owner, files, formerNames } of owners)
    for (const name of files) {
      const former = formerNames?.[name] ?? name
      unknown.delete(former)
      await queries.query(
        `INSERT INTO ${owner}_migrations SELECT $1, applied_at FROM applied_migrations WHERE name = $2`,
        [name, former],
      )
    }
  if (unknown.size > 0) throw madeByNewerVersion([...unknown])
  await queries.script('DROP TABLE applied_migrations')
}
