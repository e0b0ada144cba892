import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { DatabaseUnavailableError, QueryError, TransactionMisuseError, UNIQUE_VIOLATION } from './db-errors.ts'
import type { Db, Queries } from './db.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
  await db.script('CREATE TABLE notes (n integer PRIMARY KEY, words text); INSERT INTO notes VALUES (0, NULL)')
})
afterAll(() => db.close())

/** The embedded database has no connection that could be lost. */
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip

const numbers = async () => (await db.query<{ n: number }>('SELECT n FROM notes ORDER BY n')).map(({ n }) => n)

test('every database engine returns the same values', async () => {
  const row = await db.one(
    `SELECT 8.54::numeric AS score, 9007199254740991::bigint AS big, '2026-11-21'::date AS day, '2026-11-21 08:30:00.12+07'::timestamptz AS at,
      '{"a":[1]}'::jsonb AS json, true AS yes, ARRAY['a','b c'] AS words, ARRAY[1.5,2]::numeric[] AS numbers, NULL AS nothing, $1::text AS given, $2::text[] AS list`,
    ["O'Neil", ['x', 'y"z']],
  )
  expect(row).toEqual({
    score: 8.54,
    big: 9007199254740991,
    day: '2026-11-21',
    at: '2026-11-21T01:30:00.120Z',
    json: { a: [1] },
    yes: true,
    words: ['a', 'b c'],
    numbers: [1.5, 2],
    nothing: null,
    given: "O'Neil",
    list: ['x', 'y"z'],
  })
})

test.each([
  ['2026-11-21 08:30:00+00', '2026-11-21T08:30:00.000Z'],
  ['2026-11-21 08:30:00.999999-05', '2026-11-21T13:30:00.999Z'],
  ['0099-01-02 03:04:05.06+00', '0099-01-02T03:04:05.060Z'],
  ['infinity', 'infinity'],
])('the point in time %s is returned as %s', async (text, returned) => {
  expect(await db.one('SELECT $1::timestamptz AS at', [text])).toEqual({ at: returned })
})

test('a query for one row that finds none returns undefined', async () => {
  expect(await db.one('SELECT 1 WHERE false')).toBeUndefined()
})

test('a prepared statement returns the same values as one that is not', async () => {
  const sql = `SELECT $1::text AS word, $2::text[] AS words, $3::integer AS number, $4::numeric[] AS numbers, $5::boolean AS yes,
    $6::date AS day, $7::bytea AS bytes`
  for (const word of [`O'Neil \\ $1 "x" {a,b}`, '', null, `'; DROP TABLE notes; --`]) {
    const params = [word, [`it's`, 'y"z\\', 'NULL', ''], 7, [1.5, 2], true, '2026-11-21', new Uint8Array([0, 39, 92])]
    expect(await db.query(sql, params, { prepared: true })).toEqual(await db.query(sql, params))
  }
  expect(await db.query('SELECT n FROM notes WHERE n = 0', [], { prepared: true })).toEqual([{ n: 0 }])
})

test('a statement that was prepared in a transaction works after that was rolled back', async () => {
  const later = (queries: Queries) => queries.query('SELECT $1::integer + 1 AS sum', [1], { prepared: true })
  const failing = db.transaction(async queries => {
    expect(await later(queries)).toEqual([{ sum: 2 }])
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await Promise.all([later(db), later(db), db.transaction(later)])).toEqual(Array(3).fill([{ sum: 2 }]))
  await expect(db.query('SELECT $1::integer / 0', [1], { prepared: true })).rejects.toBeInstanceOf(QueryError)
})

onPostgres('a connection keeps prepared statements, and no others', async () => {
  const kept = await db.transaction(async queries => {
    for (const given of ['a', 'b']) {
      expect(await queries.query('SELECT $1::text AS kept', [given], { prepared: true })).toEqual([{ kept: given }])
      await queries.query('SELECT $1::text AS forgotten', [given])
    }
    return queries.query(
      `SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%AS kept' OR statement LIKE '%AS forgotten'`,
    )
  })
  expect(kept).toEqual([{ statement: 'SELECT $1::text AS kept' }])
})

test('a query error names the violated constraint but not the values', async () => {
  const refusal = await db.query('INSERT INTO notes VALUES ($1, $2)', [0, 'a secret']).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(QueryError)
  expect(refusal).toMatchObject({ sqlState: UNIQUE_VIOLATION, constraint: 'notes_pkey' })
  expect((refusal as QueryError).message).not.toContain('secret')
})

test('a transaction is committed when its function returns and rolled back when it throws', async () => {
  await db.transaction(queries => queries.query('INSERT INTO notes (n) VALUES (1)'))
  const failing = db.transaction(async queries => {
    await queries.query('INSERT INTO notes (n) VALUES (2)')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect((await numbers()).filter(n => n < 3)).toEqual([0, 1])
})

test('a transaction in which a statement failed is rejected, even if the error was caught', async () => {
  const careless = db.transaction(async queries => {
    await queries.query('INSERT INTO notes (n) VALUES (3)')
    await queries.query('INSERT INTO notes (n) VALUES (3)').catch(() => undefined)
  })
  await expect(careless).rejects.toBeInstanceOf(QueryError)
  expect(await numbers()).not.toContain(3)
})

test('other queries never see a half-finished transaction', async () => {
  const seen: number[] = []
  const halves = db.transaction(async queries => {
    await queries.query('INSERT INTO notes (n) VALUES (10)')
    seen.push(...(await queries.query<{ n: number }>('SELECT n FROM notes WHERE n IN (10, 11)')).map(({ n }) => n))
    await queries.query('INSERT INTO notes (n) VALUES (11)')
  })
  const others = Array.from({ length: 20 }, () =>
    db.one<{ count: number }>('SELECT count(*)::integer AS count FROM notes WHERE n IN (10, 11)'),
  )
  await halves
  expect(seen).toEqual([10])
  expect((await Promise.all(others)).map(row => row?.count).filter(count => count !== 0 && count !== 2)).toEqual([])
})

test('concurrent statements in a transaction run one after another', async () => {
  await db.transaction(async queries => {
    await Promise.all([20, 21, 22, 23].map(n => queries.query('INSERT INTO notes (n) VALUES ($1)', [n])))
  })
  expect((await numbers()).filter(n => n >= 20 && n < 30)).toEqual([20, 21, 22, 23])
})

test('using the outer database inside a transaction is an error, and it works again afterwards', async () => {
  await expect(db.transaction(() => db.query('SELECT 1'))).rejects.toBeInstanceOf(TransactionMisuseError)
  await expect(db.transaction(() => db.transaction(async () => undefined))).rejects.toBeInstanceOf(
    TransactionMisuseError,
  )
  expect(await db.one('SELECT 1 AS one')).toEqual({ one: 1 })
})

test('a transaction that exceeds the idle limit is rolled back', async () => {
  const lock = 'SELECT pg_advisory_xact_lock(30)'
  const locked = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const forgotten = db.transaction(
    async queries => {
      await queries.query('INSERT INTO notes (n) VALUES (30)')
      await queries.query(lock)
      locked.resolve()
      await over.promise
      await queries.query('SELECT 1')
    },
    { idleLimitMs: 100 },
  )
  await locked.promise
  // Gets the lock once the transaction has ended.
  await db.query(lock)
  over.resolve()
  await expect(forgotten).rejects.toBeInstanceOf(TransactionMisuseError)
  expect(await numbers()).not.toContain(30)
})

test('copied rows may contain any characters', async () => {
  await db.copyInto('notes (n, words)', '40\ttab \\t, line \\n, slash \\\\\n41\t\\N\n42\tÀ 文 🙂\n')
  expect(await db.query('SELECT words FROM notes WHERE n >= 40 ORDER BY n')).toEqual([
    { words: 'tab \t, line \n, slash \\' },
    { words: null },
    { words: 'À 文 🙂' },
  ])
  await expect(db.copyInto('notes (n, words)', 'x\ty\n')).rejects.toBeInstanceOf(QueryError)
  expect(await db.one('SELECT 1 AS one')).toEqual({ one: 1 })
})

test('a notification is delivered to its listeners only if its transaction commits', async () => {
  const heard: string[] = []
  const second = Promise.withResolvers<void>()
  const stop = await db.listen('changes', payload => {
    heard.push(payload)
    if (payload === 'second') second.resolve()
  })
  await db
    .transaction(async queries => {
      await queries.query('SELECT pg_notify($1, $2)', ['changes', 'undone'])
      throw new Error('undo')
    })
    .catch(() => undefined)
  await db.transaction(queries => queries.query('SELECT pg_notify($1, $2)', ['changes', 'first']))
  await db.notify('elsewhere', 'not for us')
  await db.notify('changes', 'second')
  await second.promise
  expect(heard).toEqual(['first', 'second'])
  await stop()
})

onPostgres(
  'a listener learns that its connection was lost and restored, and hears what is sent after that',
  async () => {
    const heard: unknown[] = []
    const restored = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const onConnection = (isListening: boolean) => {
      heard.push(isListening)
      if (isListening) restored.resolve()
    }
    const stop = await db.listen(
      'losses',
      payload => {
        heard.push(payload)
        if (payload === 'second') second.resolve()
      },
      onConnection,
    )
    await db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN "losses"'`,
    )
    await restored.promise
    await db.notify('losses', 'second')
    await second.promise
    expect(heard).toEqual([false, true, 'second'])
    await stop()
  },
)

test('the database sorts text by code point', async () => {
  const rows = await db.query<{ word: string }>(
    `SELECT word COLLATE "C" AS word FROM unnest(ARRAY['b', 'a', 'B', 'é', 'Z']) AS w(word) ORDER BY word COLLATE "C"`,
  )
  expect(rows.map(({ word }) => word)).toEqual(['B', 'Z', 'a', 'b', 'é'])
})

test('a query on a closed database fails as unavailable', async () => {
  const other = await openTestDatabase()
  await other.close()
  await expect(other.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailableError)
})
