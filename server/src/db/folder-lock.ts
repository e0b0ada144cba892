import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { FolderLockedError } from './db-errors.ts'

export interface FolderLock {
  release(): void
}

/**
 * Takes the exclusive lock of a database folder or throws FolderLockedError.
 * The embedded engine has no lock of its own, and two processes on one folder lose rows silently. The operating system
 * keeps this lock (SQLite's lock on `{folder}.lock`), so it ends with its process however that died: there is no stale
 * lock to judge and a reused process id means nothing. `{folder}.holder.json` only serves the error message.
 */
export function lockFolder(folder: string): FolderLock {
  const holderFile = `${folder}.holder.json`
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
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

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function readHolder(file: string): { pid: number; since: string } | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof holder === 'object' && holder && 'pid' in holder && 'since' in holder
      && typeof holder.pid === 'number' && typeof holder.since === 'string') return { pid: holder.pid, since: holder.since }
    return undefined
  } catch {
    // The holder may be writing or removing it just now; the lock itself has been judged already.
    return undefined
  }
}
