import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { Db } from './db.ts'
import { isMigrated, migrate } from './migrate.ts'
import type { MigrationOwner } from './migration-owner.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

let db: Db
beforeEach(async () => {
  db = await openTestDatabase() // its tables belong to other owners
})
afterEach(() => db.close())

function owner(name: string, files: Record<string, string>, more: Partial<MigrationOwner> = {}): MigrationOwner {
  const folder = join(temporaryFolder(), 'migrations')
  mkdirSync(folder)
  for (const [file, sql] of Object.entries(files)) writeFileSync(join(folder, file), sql)
  return { owner: name, folder: pathToFileURL(`${folder}/`), ...more }
}

const first = { '0001-first.sql': 'CREATE TABLE steps (n integer); INSERT INTO steps VALUES (1)' }
const second = { '0002-second.sql': 'INSERT INTO steps VALUES (2)' }
const goods = { '0001-first.sql': 'CREATE TABLE goods (n integer)', '0004-goods.sql': 'INSERT INTO goods VALUES (1)' }
const both = () => [owner('host', { ...first, ...second }), owner('shop', goods)]
const allApplied = ['host/0001-first.sql', 'host/0002-second.sql', 'shop/0001-first.sql', 'shop/0004-goods.sql']
const steps = async () => (await db.query<{ n: number }>('SELECT n FROM steps')).map(({ n }) => n)
const namesOf = async (table: string) =>
  (await db.query<{ name: string }>(`SELECT name FROM ${table} ORDER BY name`)).map(({ name }) => name)

test('migrations are applied once each, by owner and in numerical order', async () => {
  const [host, shop] = [owner('host', { ...second, ...first, 'notes.txt': 'not SQL' }), owner('shop', goods)]
  expect(await migrate(db, [host, shop])).toEqual(allApplied)
  expect(await migrate(db, both())).toEqual([])
  expect(await steps()).toEqual([1, 2])
  expect(await namesOf('shop_migrations')).toEqual(['0001-first.sql', '0004-goods.sql'])
})

test('a failing migration rolls back everything, including earlier files and other owners', async () => {
  const broken = owner('shop', { '0002-broken.sql': 'INSERT INTO steps VALUES (2); SELEC 1' })
  await expect(migrate(db, [owner('host', first), broken])).rejects.toThrow(/syntax/)
  await expect(steps()).rejects.toThrow(/steps/)
  expect(await migrate(db, both())).toEqual(allApplied)
})

test('concurrent migrations apply each file once', async () => {
  const owners = both()
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(db, owners)))
  expect(applied.flat().sort()).toEqual(allApplied)
  expect(await steps()).toEqual([1, 2])
})

test('a database migrated by a newer version is refused', async () => {
  await migrate(db, both())
  await expect(migrate(db, [owner('shop', goods), owner('host', first)])).rejects.toThrow(
    'made by a newer version: it has host/0002-second.sql',
  )
})

test('a database counts as migrated if it has an owner’s migration table or the former shared one', async () => {
  expect(await isMigrated(db, both())).toBe(false)
  await db.transaction(async queries => {
    await noteAll(queries.script, [])
    expect(await isMigrated(queries, both())).toBe(true)
    await queries.script('DROP TABLE applied_migrations')
  })
  await migrate(db, both().slice(1))
  expect(await isMigrated(db, both())).toBe(true)
})

/** The former table that all owners shared. */
const noteAll = (script: Db['script'], names: string[]) =>
  script(`CREATE TABLE applied_migrations (name text COLLATE "C" PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
    ${names.map(name => `INSERT INTO applied_migrations VALUES ('${name}', '2026-01-02T03:04:05Z');`).join('\n')}`)

const oldFiles = { '0001-all.sql': 'SELEC 1', '0002-host.sql': 'SELEC 1' }
const oldOwners = () => [
  owner('host', { ...oldFiles, '0005-host.sql': 'INSERT INTO steps VALUES (5)' }),
  owner(
    'shop',
    { '0001-shop.sql': 'SELEC 1', '0003-shop.sql': 'INSERT INTO steps VALUES (3)' },
    { formerNames: { '0001-shop.sql': '0001-all.sql' } },
  ),
]

test('names in the former shared table are moved to their owners, and missing migrations are applied', async () => {
  await db.script('CREATE TABLE steps (n integer)')
  await noteAll(db.script, ['0001-all.sql', '0002-host.sql'])
  expect(await migrate(db, oldOwners())).toEqual(['host/0005-host.sql', 'shop/0003-shop.sql'])
  expect(await steps()).toEqual([5, 3])
  expect(await db.one(`SELECT applied_at FROM shop_migrations WHERE name = '0001-shop.sql'`)).toEqual({
    applied_at: '2026-01-02T03:04:05.000Z',
  })
  expect(await db.one(`SELECT to_regclass('applied_migrations') AS old`)).toEqual({ old: null })
  expect(await migrate(db, oldOwners())).toEqual([])
})

test('concurrent migrations move the names of the former shared table once', async () => {
  await db.script('CREATE TABLE steps (n integer)')
  await noteAll(db.script, ['0001-all.sql', '0002-host.sql'])
  const owners = oldOwners()
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(db, owners)))
  expect(applied.flat()).toEqual(['host/0005-host.sql', 'shop/0003-shop.sql'])
})

test('an unknown name in the former shared table is refused, and the table stays unchanged', async () => {
  await noteAll(db.script, ['0001-all.sql', '0002-host.sql', '0099-future.sql'])
  await expect(migrate(db, oldOwners())).rejects.toThrow('made by a newer version: it has 0099-future.sql')
  expect(await namesOf('applied_migrations')).toEqual(['0001-all.sql', '0002-host.sql', '0099-future.sql'])
})
