import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { Db } from 'database/db'
import { DatabaseUnavailableError } from 'database/db-errors'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { createEventLog } from './event-log.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.script('TRUNCATE events'))

const never = { everyMs: 3_600_000, mostWaiting: 2_000, mostLength: 100_000 }
const event = (data: unknown) => ({ metric: 'fxad.hits' as const, country: '360', lang: 'id', data })
const stored = async () =>
  (await db.query<{ data: unknown }>('SELECT data FROM events ORDER BY event_id')).map(({ data }) => data)
function logged() {
  const errors: object[] = []
  return { errors, log: { info() {}, warn() {}, error: (fields: object) => void errors.push(fields) } }
}

test('flushing the event log writes the events in order with their time', async () => {
  const { log, errors } = logged()
  const events = createEventLog(db, log, never)
  for (let index = 0; index < 1_201; index += 1) events.add(event({ index }))
  expect(await stored()).toEqual([])
  await events.flush()
  expect(await stored()).toEqual(Array.from({ length: 1_201 }, (_, index) => ({ index })))
  const row = await db.one<{ at: string; country_code: string; lang: string; metric: string }>(
    'SELECT * FROM events LIMIT 1',
  )
  expect(row).toMatchObject({ country_code: '360', lang: 'id', metric: 'fxad.hits' })
  expect(Math.abs(Date.now() - Date.parse(row!.at))).toBeLessThan(60_000)
  await events.close()
  expect(errors).toEqual([])
})

test('the event log flushes automatically after its interval', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  try {
    const written = Promise.withResolvers<void>()
    const watched = {
      ...db,
      query: (async (sql, params) => {
        const rows = await db.query(sql, params)
        written.resolve()
        return rows
      }) as Db['query'],
    }
    const events = createEventLog(watched, logged().log, { ...never, everyMs: 2_000 })
    events.add(event('one'))
    jest.advanceTimersByTime(1_999)
    events.add(event('two'))
    expect(await stored()).toEqual([])
    jest.advanceTimersByTime(1)
    await written.promise
    expect(await stored()).toEqual(['one', 'two'])
  } finally {
    jest.useRealTimers()
  }
})

test('closing the event log writes the remaining events and discards later ones', async () => {
  const events = createEventLog(db, logged().log, never)
  events.add(event('last'))
  await events.close()
  events.add(event('too late'))
  await events.flush()
  expect(await stored()).toEqual(['last'])
})

test('the event log drops events above its limits of number and length and logs the number dropped once', async () => {
  const { log, errors } = logged()
  const few = createEventLog(db, log, { ...never, mostWaiting: 3 })
  for (let index = 0; index < 10; index += 1) few.add(event(index))
  await few.flush()
  const short = createEventLog(db, log, { ...never, mostLength: 25 })
  for (let index = 0; index < 10; index += 1) short.add(event('x'.repeat(10)))
  await short.flush()
  expect(await stored()).toEqual([0, 1, 2, 'x'.repeat(10), 'x'.repeat(10)])
  expect(errors).toEqual([{ dropped: 7 }, { dropped: 8 }])
  for (const events of [few, short]) {
    events.add(event('again'))
    await events.flush()
  }
  expect((await stored()).slice(5)).toEqual(['again', 'again'])
})

test('events wait while the database is unavailable and are written when it is back', async () => {
  const { log, errors } = logged()
  let away = true
  const sometimes = {
    ...db,
    query: (async (sql, params) => {
      if (away) throw new DatabaseUnavailableError('away')
      return db.query(sql, params)
    }) as Db['query'],
  }
  const events = createEventLog(sometimes, log, never)
  events.add(event(1))
  await events.flush()
  events.add(event(2))
  expect([await stored(), errors]).toEqual([[], [{ err: expect.any(DatabaseUnavailableError), waiting: 1 }]])
  away = false
  await events.flush()
  expect(await stored()).toEqual([1, 2])
})

test('closing the event log logs the number of events that could not be written', async () => {
  const { log, errors } = logged()
  const gone = {
    ...db,
    query: (async () => {
      throw new DatabaseUnavailableError('away')
    }) as Db['query'],
  }
  const events = createEventLog(gone, log, never)
  events.add(event(1))
  await events.close()
  expect(errors).toEqual([{ err: expect.any(DatabaseUnavailableError), waiting: 1 }, { lost: 1 }])
})

test('an event that the database rejects does not prevent the others from being written', async () => {
  const { log, errors } = logged()
  const events = createEventLog(db, log, never)
  await db.script(`ALTER TABLE events ADD CONSTRAINT no_thirteen CHECK (data <> '13')`)
  for (const number of [12, 13, 14]) events.add(event(number))
  await events.flush()
  await db.script('ALTER TABLE events DROP CONSTRAINT no_thirteen')
  expect(await stored()).toEqual([12, 14])
  expect(errors).toMatchObject([{ refused: 1 }])
})

test('the event log writes any JSON, including NUL, lone surrogates and deep nesting', async () => {
  const { log, errors } = logged()
  const events = createEventLog(db, log, { ...never, mostLength: 1_000_000 })
  const strange = [
    'a\0b',
    '\ud800',
    '\udc00x',
    '😀',
    '\\u0000',
    '\\',
    { '\ud800\0': 1 },
    null,
    1e308,
    JSON.parse('[1e999]'),
    JSON.parse('['.repeat(2_000) + ']'.repeat(2_000)),
  ]
  for (const data of strange) events.add(event(data))
  await events.flush()
  expect(errors).toEqual([])
  const rows = await stored()
  expect(rows.slice(0, 9)).toEqual([
    'a\ufffdb',
    '\ufffd',
    '\ufffdx',
    '😀',
    '\\u0000',
    '\\',
    { '\ufffd\ufffd': 1 },
    null,
    1e308,
  ])
  expect(rows).toHaveLength(strange.length)
})
