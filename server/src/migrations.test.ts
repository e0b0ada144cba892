import { expect, test } from '@jest/globals'
import { openText } from 'backend/accounts/sealed-text'
import { COMPLAINT_SEAL } from 'backend/complaints/contact-seal'
import { migrate } from 'database/migrate'
import { migrationOwners as ownersWith } from './migrations.ts'
import { makeOldDatabase, ownersUntil } from './testing/old-database.ts'
import { migrationOwners, SECRET, unmigratedDatabase } from './testing/unmigrated-database.ts'

const { there, readColumns } = unmigratedDatabase()

test('a new database gets the tables of all owners', async () => {
  const applied = await migrate(there.db, migrationOwners)
  expect(applied).toEqual(expect.arrayContaining(['platform/0006-releases.sql', 'backend/0001-brokers.sql']))
  expect(await readColumns()).toEqual(there.columns)
})

test('migrations of different owners can run in any order', async () => {
  await migrate(there.db, migrationOwners.toReversed())
  expect(await readColumns()).toEqual(there.columns)
})

test('a database from before migrations had owners gets only the newer files', async () => {
  await makeOldDatabase(there.db)
  const after23 = (name: string) => name.split('/')[1]! > '0024'
  const applied = await migrate(there.db, migrationOwners)
  expect(applied).not.toHaveLength(0)
  expect(applied.filter(name => !after23(name))).toEqual([])
  expect(await readColumns()).toEqual(there.columns)
})

test('contacts of private complaints that an earlier version stored in clear are encrypted, and never without the key', async () => {
  await migrate(there.db, ownersUntil('0039'))
  await there.db.script(`INSERT INTO users (user_id, nick) VALUES ('u1', 'Rina');
    INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status)
      VALUES ('b1', 'B', 'B', 'b', 'B', '360', 'low', 'regulated');
    INSERT INTO complaints (code, broker_code, user_id, reason, lang, content, contact)
      SELECT 'k' || n, 'b1', 'u1', 'scam', 'en', 'My money has not come.', 'rina' || n || '@mail.example' FROM generate_series(1, 1001) n`)
  await expect(migrate(there.db, ownersWith(undefined))).rejects.toThrow('start the portal of this version first')
  expect(await there.db.one(`SELECT contact FROM complaints WHERE code = 'k7'`)).toEqual({
    contact: 'rina7@mail.example',
  })

  await migrate(there.db, migrationOwners)
  const rows = await there.db.query<{ code: string; contact_sealed: string; whole: string }>(
    'SELECT code, contact_sealed, k::text AS whole FROM complaints k',
  )
  expect(rows.map(({ code, contact_sealed }) => [code, openText(SECRET, COMPLAINT_SEAL, contact_sealed)])).toEqual(
    rows.map(({ code }) => [code, `rina${code.slice(1)}@mail.example`]),
  )
  expect(rows.filter(({ whole }) => whole.includes('mail.example'))).toEqual([])
  expect(rows).toHaveLength(1001)
  expect(await readColumns()).toEqual(there.columns)
})
