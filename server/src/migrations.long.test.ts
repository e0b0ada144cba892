import { expect, test } from '@jest/globals'
import { migrate } from 'database/migrate'
import { makeOldDatabase } from './testing/old-database.ts'
import { migrationOwners, unmigratedDatabase } from './testing/unmigrated-database.ts'

const { there, readColumns } = unmigratedDatabase()

test('a partly migrated database from before owners gets the remaining files of each owner', async () => {
  await makeOldDatabase(there.db, '0012')
  const applied = await migrate(there.db, migrationOwners)
  expect(applied[0]).toBe('platform/0014-releases.sql')
  expect(applied.find(name => name.startsWith('backend/'))).toBe('backend/0016-old-rows.sql')
  expect(await readColumns()).toEqual(there.columns)
})

test('two processes starting at once migrate such an old database only once', async () => {
  await makeOldDatabase(there.db, '0012')
  const [first, second] = await Promise.all([migrate(there.db, migrationOwners), migrate(there.db, migrationOwners)])
  expect([first, second]).toContainEqual([])
  expect(await readColumns()).toEqual(there.columns)
})

test('an old database with migrations of a newer version is refused', async () => {
  await makeOldDatabase(there.db)
  await there.db.script(`INSERT INTO applied_migrations (name) VALUES ('0024-of-another.sql')`)
  await expect(migrate(there.db, migrationOwners)).rejects.toThrow(
    'made by a newer version: it has 0024-of-another.sql',
  )
})
