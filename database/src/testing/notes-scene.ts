import { afterEach, beforeEach } from '@jest/globals'
import { join } from 'node:path'
import { copyCachedFolder } from 'sample-data/testing/cached-database'
import type { Db } from '../db.ts'
import { openPglite } from '../pglite-engine.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Time limit of a test that copies databases, in ms. */
export const MAKE_MS = 60_000

interface There {
  /** The database's folder. */
  folder: string
  db: Db
}

/** A new embedded database with a table of notes for each test of the calling file. A test that closes `there.db` may put another there. */
export function notesScene() {
  const there = {} as There

  beforeEach(async () => {
    there.folder = join(temporaryFolder(), 'pg')
    await copyCachedFolder('blank', there.folder)
    there.db = await openPglite(there.folder)
    await there.db.script('CREATE TABLE notes (n integer PRIMARY KEY, words text)')
  }, MAKE_MS)
  afterEach(() => there.db.close())

  const write = (n: number) => there.db.query('INSERT INTO notes VALUES ($1, $2)', [n, 'w'.repeat(2000)])
  const numbers = async (of = there.db) =>
    (await of.query<{ n: number }>('SELECT n FROM notes ORDER BY n')).map(({ n }) => n)

  return { there, write, numbers }
}
