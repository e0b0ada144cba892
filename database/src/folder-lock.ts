import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseUnavailableError, FolderLockedError } from './db-errors.ts'

/** Keep a reference: the lock ends when this is released or garbage-collected. */
export interface FolderLock {
  release(): void
}

/**
 * Takes the exclusive lock of a database folder or throws FolderLockedError. The embedded engine has no lock, and two processes on
 * one folder lose rows silently. The operating system holds this lock (SQLite's lock on `{folder}.lock`), so it ends with its
 * process however that dies: there are no stale locks to detect, and a reused process id does not matter. `{folder}.holder.json` is
 * only for the error message.
 */
export function lockFolder(folder: string): FolderLock {
  const holderFile = `${folder}.holder.json`
  const lock = openLockFile(`${folder}.lock`)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (codeOf(error) !== SQLITE_BUSY) throw notWritable(`${folder}.lock`, error)
    throw new FolderLockedError(folder, readHolder(holderFile))
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }))
  return {
    release() {
      rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

const SQLITE_BUSY = 5

function openLockFile(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (error) {
    throw notWritable(file, error)
  }
}

const notWritable = (file: string, cause: unknown): Error =>
  new DatabaseUnavailableError(
    `The database cannot be opened: ${file} cannot be written (${(cause as Error).message})`,
    { cause },
  )

/** SQLite's error number, which node:sqlite adds to its general code. */
const codeOf = (error: unknown): unknown => (error as { errcode?: unknown }).errcode

function readHolder(file: string): { pid: number; since: string } | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (
      typeof holder === 'object' &&
      holder &&
      'pid' in holder &&
      'since' in holder &&
      typeof holder.pid === 'number' &&
      typeof holder.since === 'string'
    )
      return { pid: holder.pid, since: holder.since }
    return undefined
  } catch {
    // The holder may be writing or removing the file right now; the lock itself has already been checked.
    return undefined
  }
}
