import path from 'node:path'
import type { Db } from './db.ts'
import { openPglite } from './pglite-engine.ts'
import { openPostgres } from './postgres-engine.ts'
import type { PostgresOptions } from './postgres-engine.ts'

export interface DbPlace extends PostgresOptions {
  /** Set: PostgreSQL there. Unset: the embedded database in `{dataDir}/pg`. */
  databaseUrl: string | undefined
  dataDir: string
}

/**
 * Opens the database the settings name.
 * Throws FolderLockedError or DatabaseUnavailableError; both have a one-line message fit for a person.
 */
export function openDb({ databaseUrl, dataDir, ...options }: DbPlace): Promise<Db> {
  return databaseUrl ? openPostgres(databaseUrl, options) : openPglite(path.join(dataDir, 'pg'), options)
}
