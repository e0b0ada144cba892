import { writeBackup } from 'backend/data-tools/backup-file'
import { readReleaseTables } from 'backend/data-tools/release-tables'
import type { TableRows } from 'backend/data-tools/release-tables'
import { restoreBackup } from 'backend/data-tools/restore-file'
import { FolderLockedError } from 'database/db-errors'
import { lockFolder } from 'database/folder-lock'
import { migrate } from 'database/migrate'
import { openDb } from 'database/open-db'
import { exchangeFolders, folderBefore } from 'database/pglite-files'
import { existsSync, mkdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { CommandRefused } from 'platform/api/command-refused'
import { NoServerRunning, askServer } from 'platform/host/control/control-socket'
import { migrationOwners } from '../migrations.ts'
import { readSecrets } from '../secrets.ts'
import { readSettings } from '../settings.ts'

export async function backUp(file: string): Promise<void> {
  await alone(async ({ dataDir, workFolder }) => {
    const copyTo = (to: string) =>
      running(
        () => askServer<void>(dataDir, 'copyDatabase', { to }),
        () => copyHere(dataDir, to),
      )
    const bytes = await writeBackup(path.resolve(file), workFolder, copyTo)
    console.log(`${file}: ${megabytes((await stat(file)).size)} of ${megabytes(bytes)}`)
  })
}

export async function restore(file: string): Promise<void> {
  await alone(async ({ dataDir, folder, workFolder }) => {
    const releases = await running(
      () => askServer<TableRows>(dataDir, 'releaseTables', {}),
      () => releasesHere(dataDir, folder),
    )
    const takeOver = () =>
      running(
        () => askServer<void>(dataDir, 'takeIncoming', {}),
        () => exchangeHere(folder),
      )
    const { made } = await restoreBackup({
      file: path.resolve(file),
      folder,
      workFolder,
      releases,
      migrationOwners: ownersIn(dataDir),
      takeOver,
    })
    console.log(
      `the database is restored to its state of ${made.slice(0, 16).replace('T', ' ')} UTC; the previous one is in ${folderBefore(folder)}`,
    )
  })
}

interface Place {
  dataDir: string
  folder: string
  workFolder: string
}

/** One backup or restore at a time. */
async function alone(work: (place: Place) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = readSettings({ ...process.env, WEB_CONCURRENCY: '1' })
  if (databaseUrl)
    throw new CommandRefused('this command is for the embedded database; use pg_dump and pg_restore for PostgreSQL')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const workFolder = path.join(dataDir, 'backup')
  const lock = lockOrRefuse(workFolder)
  try {
    await work({ dataDir, folder: path.join(dataDir, 'pg'), workFolder })
  } finally {
    lock.release()
  }
}

function lockOrRefuse(workFolder: string) {
  try {
    return lockFolder(workFolder)
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error
    throw new CommandRefused(`another backup or restore is running (process ${error.holderPid ?? 'unknown'})`)
  }
}

/** Runs the work on the running server or, if there is none, in this process. */
async function running<Result>(ask: () => Promise<Result>, here: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof NoServerRunning)) throw error
    return here()
  }
}

async function copyHere(dataDir: string, to: string): Promise<void> {
  const db = await openDb({ databaseUrl: undefined, dataDir })
  await db.files!.copyTo(to).finally(() => db.close())
}

/** The release tables of a database folder, which is migrated to this version first. */
async function releasesHere(dataDir: string, folder: string): Promise<TableRows> {
  if (!existsSync(folder)) return {}
  const db = await openDb({ databaseUrl: undefined, dataDir })
  try {
    await migrate(db, ownersIn(dataDir))
    return await readReleaseTables(db)
  } finally {
    await db.close()
  }
}

const ownersIn = (dataDir: string) => migrationOwners(readSecrets(dataDir, process.env).session)

async function exchangeHere(folder: string): Promise<void> {
  const lock = lockFolder(folder)
  try {
    exchangeFolders(folder)
  } finally {
    lock.release()
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
