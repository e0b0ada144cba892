import { DatabaseUnavailableError } from 'database/db-errors'
import { isMigrated, migrate } from 'database/migrate'
import type { MigrationOwner } from 'database/migration-owner'
import { openPglite } from 'database/pglite-engine'
import { incomingFolder } from 'database/pglite-files'
import { existsSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { CommandRefused } from 'platform/api/command-refused'
import { unpackBackup } from './backup-file.ts'
import { writeReleaseTables } from './release-tables.ts'
import type { TableRows } from './release-tables.ts'

interface RestoreOptions {
  file: string
  /** The embedded database's folder. */
  folder: string
  workFolder: string
  /** Release tables of the current database; empty if there is none. */
  releases: TableRows
  migrationOwners: readonly MigrationOwner[]
  /** Replaces the database with the one in `incomingFolder(folder)`. */
  takeOver(): Promise<void>
}

/**
 * Replaces the current database with a backup's. The backup is first unpacked to a separate folder, opened, migrated to this version and
 * given the current releases: a failure up to then changes nothing. Returns when the backup was made.
 */
export async function restoreBackup({
  file,
  folder,
  workFolder,
  releases,
  migrationOwners,
  takeOver,
}: RestoreOptions): Promise<{ made: string }> {
  const incoming = incomingFolder(folder)
  try {
    const { made } = await unpackBackup(file, workFolder)
    await prove({ file, folder: path.join(workFolder, 'pg'), releases, migrationOwners })
    await rm(incoming, { recursive: true, force: true })
    renameSync(path.join(workFolder, 'pg'), incoming)
    await takeOver()
    return { made }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
    if (existsSync(folder)) await rm(incoming, { recursive: true, force: true })
  }
}

/** Opens the database as the server will, in this process. */
async function prove({
  file,
  folder,
  releases,
  migrationOwners,
}: Omit<RestoreOptions, 'workFolder' | 'takeOver'>): Promise<void> {
  const db = await openPglite(folder).catch((error: unknown) => Promise.reject(unusable(file, error)))
  try {
    if (!(await isMigrated(db, migrationOwners))) throw new Error("the database in it is not this portal's")
    await migrate(db, migrationOwners)
    await writeReleaseTables(db, releases)
  } catch (error) {
    throw unusable(file, error)
  } finally {
    await db.close()
  }
}

const unusable = (file: string, error: unknown): unknown =>
  error instanceof DatabaseUnavailableError || error instanceof Error
    ? new CommandRefused(`${file} cannot be used: ${error.message}`)
    : error
