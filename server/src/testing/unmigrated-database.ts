import { afterEach, beforeEach } from '@jest/globals'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { migrationOwners as ownersWith } from '../migrations.ts'
import { forgetEverything } from './old-database.ts'

export const SECRET = new Uint8Array(32).fill(7)
export const migrationOwners = ownersWith(SECRET)

interface There {
  db: Db
  /** The columns of all tables of a migrated database. */
  columns: unknown
}

/** A database without tables for each test of the calling file. */
export function unmigratedDatabase() {
  const there = {} as There
  beforeEach(async () => {
    there.db = await openTestDatabase()
    there.columns = await readColumns()
    await forgetEverything(there.db)
  })
  afterEach(() => there.db.close())

  const readColumns = () =>
    there.db.query(`SELECT table_name::text, column_name::text FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY 1, 2`)
  return { there, readColumns }
}
