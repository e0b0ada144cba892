import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

let db: Db
beforeEach(async () => {
  db = await openTestDatabase()
  await db.script('DROP TABLE applied_migrations') // as a database that has only other tables
})
afterEach(() => db.close())

function migrations(files: Record<string, string>): URL {
  const folder = join(temporaryFolder(), 'migrations')
  mkdirSync(folder)
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return pathToFileURL(`${folder}/`)
}

const first = { '0001-first.sql': 'CREATE TABLE steps (n integer); INSERT INTO steps VALUES (1)' }
const second = { '0002-second.sql': 'INSERT INTO steps VALUES (2)' }
const steps = async () => (await db.query<{ n: number }>('SELECT n FROM steps')).map(({ n }) => n)

test('files are applied in order of their numbers, each once', async () => {
  expect(await migrate(db, migrations({ ...second, ...first, 'notes.txt': 'not SQL' }))).toEqual([
    '0001-first.sql',
    '0002-second.sql',
  ])
  expect(await migrate(db, migrations({ ...first, ...second }))).toEqual([])
  expect(await steps()).toEqual([1, 2])
})

test('a file that fails leaves nothing of itself or the others', async () => {
  await expect(
    migrate(db, migrations({ ...first, '0002-broken.sql': 'INSERT INTO steps VALUES (2); SELEC 1' })),
  ).rejects.toThrow(/syntax/)
  await expect(steps()).rejects.toThrow(/steps/)
  expect(await migrate(db, migrations({ ...first, ...second }))).toEqual(['0001-first.sql', '0002-second.sql'])
})

test('several at the same time apply each file once', async () => {
  const folder = migrations({ ...first, ...second })
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(db, folder)))
  expect(applied.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await steps()).toEqual([1, 2])
})

test('a database made by a newer version is refused', async () => {
  await migrate(db, migrations({ ...first, ...second }))
  await expect(migrate(db, migrations(first))).rejects.toThrow('made by a newer version: it has 0002-second.sql')
})
