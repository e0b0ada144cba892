import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { migrate } from 'database/migrate'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { migrationOwners } from './migrations.ts'
import { forgetEverything, makeOldDatabase } from './testing/old-database.ts'

let db: Db
let columns: unknown
beforeEach(async () => {
  db = await openTestDatabase()
  columns = await readColumns()
  await forgetEverything(db)
})
afterEach(() => db.close())

const readColumns = () =>
  db.query(`SELECT table_name::text, column_name::text FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY 1, 2`)

test('a new database gets the tables of all owners', async () => {
  const applied = await migrate(db, migrationOwners)
  expect(applied).toEqual(expect.arrayContaining(['platform/0006-releases.sql', 'backend/0001-brokers.sql']))
  expect(await readColumns()).toEqual(columns)
})

test('migrations of different owners can run in any order', async () => {
  await migrate(db, migrationOwners.toReversed())
  expect(await readColumns()).toEqual(columns)
})

test('a database from before migrations had owners gets only the newer files', async () => {
  await makeOldDatabase(db)
  const after23 = (name: string) => name.split('/')[1]! > '0024'
  const applied = await migrate(db, migrationOwners)
  expect(applied).not.toHaveLength(0)
  expect(applied.filter(name => !after23(name))).toEqual([])
  expect(await readColumns()).toEqual(columns)
})

test('a partly migrated database from before owners gets the remaining files of each owner', async () => {
  await makeOldDatabase(db, '0012')
  const applied = await migrate(db, migrationOwners)
  expect(applied[0]).toBe('platform/0014-releases.sql')
  expect(applied.find(name => name.startsWith('backend/'))).toBe('backend/0016-old-rows.sql')
  expect(await readColumns()).toEqual(columns)
})

test('two processes starting at once migrate such an old database only once', async () => {
  await makeOldDatabase(db, '0012')
  const [first, second] = await Promise.all([migrate(db, migrationOwners), migrate(db, migrationOwners)])
  expect([first, second]).toContainEqual([])
  expect(await readColumns()).toEqual(columns)
})

test('an old database with migrations of a newer version is refused', async () => {
  await makeOldDatabase(db)
  await db.script(`INSERT INTO applied_migrations (name) VALUES ('0024-of-another.sql')`)
  await expect(migrate(db, migrationOwners)).rejects.toThrow('made by a newer version: it has 0024-of-another.sql')
})
