import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { addLaterParts } from './add-later-parts.ts'
import { fillSampleData } from './fill.ts'
import { laterParts } from './later-parts.ts'
import type { LaterPart } from './later-parts.ts'
import { RowLoader } from './row-loader.ts'
import { FIXED_DAY } from './testing/cached-database.ts'
import { openTestDatabase } from './testing/test-database.ts'

const tables = laterParts.flatMap(part => part.tables)

let db: Db
beforeAll(async () => {
  db = await openTestDatabase('fixed')
})
afterAll(() => db.close())

const digests = () =>
  db.query<{ name: string; count: number; rows: string }>(
    tables
      .map(
        table =>
          `SELECT '${table}' AS name, count(*)::integer AS count, md5(string_agg(t::text, ',' ORDER BY t::text)) AS rows FROM ${table} t`,
      )
      .join(' UNION ALL '),
  )
const filledValue = async () =>
  (await db.one<{ value: { parts?: string[] } }>(`SELECT value FROM settings WHERE key = 'sample_data'`))?.value
/** Turns the database into one from a version that had no later parts. */
async function makeOlder(): Promise<void> {
  await db.script(
    `TRUNCATE ${tables.join(', ')} RESTART IDENTITY CASCADE; DELETE FROM comments WHERE target_type = 'market';
     UPDATE settings SET value = value - 'parts' WHERE key = 'sample_data'`,
  )
}
const progress = () => undefined

test('upgrading an older sample database adds the same rows as a new fill', async () => {
  const fresh = await digests()
  expect(fresh.filter(({ count }) => count === 0)).toEqual([])
  await makeOlder()
  const parts: number[] = []
  expect(await fillSampleData(db, { onProgress: part => parts.push(part) })).toBe(true)
  expect(await digests()).toEqual(fresh)
  expect((await filledValue())?.parts).toEqual(laterParts.map(({ name }) => name))
  expect([parts.at(-1), parts]).toEqual([1, [...parts].sort((a, b) => a - b)])
  expect(await fillSampleData(db)).toBe(false)
})

/** A part with its own table, which a row of `own_notes` may refer to. */
const notes: LaterPart = {
  name: 'notes',
  tables: ['own_notes'],
  async load({ queries, clock }) {
    const rows = new RowLoader(queries, 'own_notes')
    const [broker] = await queries.query<{ code: string }>('SELECT code FROM brokers ORDER BY code LIMIT 1')
    await rows.add({ note_id: 1, broker_code: broker?.code ?? null, at: clock.daysAgo(1) })
    await rows.finish()
  },
}

const noteIds = async () =>
  (await db.query<{ id: number }>('SELECT note_id AS id FROM own_notes ORDER BY note_id')).map(({ id }) => id)

beforeEach(async () => {
  await db.script(`DROP TABLE IF EXISTS own_replies, own_notes;
    CREATE TABLE own_notes (note_id integer PRIMARY KEY, broker_code text REFERENCES brokers, at timestamptz);
    CREATE INDEX own_notes_by_broker ON own_notes (broker_code);
    CREATE TABLE own_replies (reply_id integer PRIMARY KEY, note_id integer REFERENCES own_notes)`)
  await db.query(
    `INSERT INTO settings (key, value) VALUES ('sample_data', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [JSON.stringify({ version: 1, today: FIXED_DAY.toISOString(), scale: 1 })],
  )
})

test('a later part is generated for the fill date, with its keys and indexes in place', async () => {
  expect(await addLaterParts(db, [notes], progress)).toBe(true)
  expect(await db.one('SELECT at FROM own_notes')).toEqual({ at: '2026-11-20T09:00:00.000Z' })
  expect(await db.one(`SELECT count(*)::integer AS count FROM pg_indexes WHERE tablename = 'own_notes'`)).toEqual({
    count: 2,
  })
  await expect(db.query(`INSERT INTO own_notes VALUES (2, 'nobody', now())`)).rejects.toThrow()
  await expect(db.query('INSERT INTO own_replies VALUES (1, 99)')).rejects.toThrow()
})

test('existing rows in a later part’s tables are preserved and prevent loading it', async () => {
  await db.query('INSERT INTO own_notes VALUES (7, NULL, now())')
  expect(await addLaterParts(db, [notes], progress)).toBe(false)
  expect(await noteIds()).toEqual([7])
})

test('rows that reference a later part’s tables prevent loading it', async () => {
  await db.query('INSERT INTO own_replies VALUES (1, NULL)')
  expect(await addLaterParts(db, [notes], progress)).toBe(false)
  expect([await noteIds(), await db.one('SELECT reply_id FROM own_replies')]).toEqual([[], { reply_id: 1 }])
})

test('deleted rows of a later part are not loaded again', async () => {
  await addLaterParts(db, [notes], progress)
  await db.query('DELETE FROM own_notes')
  expect(await addLaterParts(db, [notes], progress)).toBe(false)
  expect(await noteIds()).toEqual([])
})

test('a later part that fails leaves no rows and is retried', async () => {
  const broken = {
    ...notes,
    load: async (scene: Parameters<LaterPart['load']>[0]) => {
      await notes.load(scene)
      throw new Error('pulled the plug')
    },
  }
  await expect(addLaterParts(db, [broken], progress)).rejects.toThrow('pulled the plug')
  expect([await noteIds(), (await filledValue())?.parts]).toEqual([[], undefined])
  expect(await addLaterParts(db, [notes], progress)).toBe(true)
  expect(await noteIds()).toEqual([1])
})

test('concurrent calls load a later part once', async () => {
  const answers = await Promise.all([addLaterParts(db, [notes], progress), addLaterParts(db, [notes], progress)])
  expect([answers.sort(), await noteIds()]).toEqual([[false, true], [1]])
})

test('a database without sample data gets no later parts', async () => {
  await db.query(`DELETE FROM settings WHERE key = 'sample_data'`)
  expect(await addLaterParts(db, [notes], progress)).toBe(false)
  expect(await noteIds()).toEqual([])
})
