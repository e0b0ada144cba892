import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openText } from 'backend/accounts/sealed-text'
import { COMPLAINT_SEAL } from 'backend/complaints/contact-seal'
import type { Db } from 'database/db'
import { migrate } from 'database/migrate'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { migrationOwners as ownersWith } from './migrations.ts'
import { forgetEverything, makeOldDatabase, ownersUntil } from './testing/old-database.ts'

const SECRET = new Uint8Array(32).fill(7)
const migrationOwners = ownersWith(SECRET)

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

test('contacts of private complaints that an earlier version stored in clear are encrypted, and never without the key', async () => {
  await migrate(db, ownersUntil('0039'))
  await db.script(`INSERT INTO users (user_id, nick) VALUES ('u1', 'Rina');
    INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status)
      VALUES ('b1', 'B', 'B', 'b', 'B', '360', 'low', 'regulated');
    INSERT INTO complaints (code, broker_code, user_id, reason, lang, content, contact)
      SELECT 'k' || n, 'b1', 'u1', 'scam', 'en', 'My money has not come.', 'rina' || n || '@mail.example' FROM generate_series(1, 1001) n`)
  await expect(migrate(db, ownersWith(undefined))).rejects.toThrow('start the portal of this version first')
  expect(await db.one(`SELECT contact FROM complaints WHERE code = 'k7'`)).toEqual({ contact: 'rina7@mail.example' })

  await migrate(db, migrationOwners)
  const rows = await db.query<{ code: string; contact_sealed: string; whole: string }>(
    'SELECT code, contact_sealed, k::text AS whole FROM complaints k',
  )
  expect(rows.map(({ code, contact_sealed }) => [code, openText(SECRET, COMPLAINT_SEAL, contact_sealed)])).toEqual(
    rows.map(({ code }) => [code, `rina${code.slice(1)}@mail.example`]),
  )
  expect(rows.filter(({ whole }) => whole.includes('mail.example'))).toEqual([])
  expect(rows).toHaveLength(1001)
  expect(await readColumns()).toEqual(columns)
})
