import path from 'node:path'
import type { Db } from './db.ts'
import { openPglite } from './pglite-engine.ts'
import { openPostgres } from './postgres-engine.ts'
import type { PostgresOptions } from './postgres-engine.ts'

export interface DbPlace extends PostgresOptions {
  /** Set: that PostgreSQL server. Unset: the embedded database in `{dataDir}/pg`. */
  databaseUrl: string | undefined
  dataDir: string
}

/**
 * Opens the database given by the settings. Throws FolderLockedError or DatabaseUnavailableError; both have a readable one-line message.
 */
export function openDb({ databaseUrl, dataDir, ...options }: DbPlace): Promise<Db> {
  return databaseUrl ? openPostgres(databaseUrl, options) : openPglite(path.join(dataDir, 'pg'), options)
}
