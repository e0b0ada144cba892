import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  brokerMetrics,
  dealerDatahistory,
  dealerDatainit,
  dealerHistoryinit,
  timemachineSnapshot,
} from 'calls/broker-history'
import { dealerMain } from 'calls/broker-tabs'
import { gradeOf } from 'calls/rating/grade'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'
import { addDays } from './days.ts'

let site: ApiUnderTest
let visitor: Visitor
/**
 * A licensed broker, listed for more than a year, whose score has changed; its reviews and complaints are on days that the test chooses.
 */
let traderCode: string
const today = new Date().toISOString().slice(0, 10)
const postDays = [-500, -366, -365, -300, -251, -250, -249, -40, 0].map(days => addDays(today, days))

beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
  const row = await site.db.one<{ code: string }>(
    `SELECT code FROM brokers b WHERE licence_status IN ('regulated', 'offshore') AND created_at < now() - interval '600 days'
       AND (SELECT count(*) FROM broker_history h WHERE h.broker_code = b.code AND field = 'score') > 1 ORDER BY code LIMIT 1`,
  )
  traderCode = row!.code
  for (const day of postDays) await post(day)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** A review and a complaint in the last second of a day, or now. */
async function post(day: string): Promise<void> {
  const moment = day === today ? new Date().toISOString() : `${day}T23:59:59.999Z`
  const author = '(SELECT user_id FROM users ORDER BY user_id LIMIT 1)'
  await site.db.query(
    `INSERT INTO comments (target_type, target_code, user_id, rating, lang, content, created_at)
     VALUES ('broker', $1, ${author}, 4, 'en', '{"en":"Withdrew twice, in time."}', $2)`,
    [traderCode, moment],
  )
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency,
                            incident_date, state, published_at)
     VALUES ($3, 'x', $1, 'x', ${author}, 'other', 'en', '{"en":"t"}', '{"en":"c"}', 1, 'USD', '2024-01-01', 'published', $2)`,
    [traderCode, moment, `own${day.replaceAll('-', '')}`],
  )
}

type Asked = Omit<CallInput<typeof dealerDatahistory>, 'traderCode'>
const ask = (asked: Asked, of = traderCode) => visitor.call(dealerDatahistory, { traderCode: of, ...asked })
const series = async (asked: Asked, of = traderCode) => (await ask(asked, of)).body.Data!.items
const main = async (of = traderCode) => (await visitor.call(dealerMain, { traderCode: of })).body.Data!.main

test('a broker’s history has three metrics, from the day it was listed until today', async () => {
  const listed = await site.db.one<{ day: string }>('SELECT created_at::date AS day FROM brokers WHERE code = $1', [
    traderCode,
  ])
  const { metrics, from, to } = (await visitor.call(dealerDatainit, { traderCode })).body.Data!
  expect(metrics.map(({ code }) => code)).toEqual([...brokerMetrics])
  expect([from, to]).toEqual([listed?.day, today])
})

test('a year of daily history ends with the broker’s current figures', async () => {
  const { score, commentCount, exposureCount } = await main()
  for (const [metric, now] of [
    ['score', score],
    ['comments', commentCount],
    ['exposures', exposureCount],
  ] as const) {
    const items = await series({ metric })
    expect(items).toHaveLength(366)
    expect(items.map(({ at }) => at)).toEqual(items.map((_, index) => addDays(today, index - 365)))
    expect(items.at(-1)).toEqual({ at: today, value: now })
  }
})

test.each([
  ['comments', 'created_at', `comments WHERE target_code = $1 AND parent_id IS NULL`],
  ['exposures', 'published_at', 'exposures WHERE broker_code = $1'],
] as const)('the history of %s counts the posts up to each day', async (metric, moment, table) => {
  const items = await series({ metric })
  expect(new Set(items.map(({ value }) => value)).size).toBeGreaterThan(1)
  const rows = await site.db.query<{ day: string }>(`SELECT ${moment}::date AS day FROM ${table}`, [traderCode])
  expect(items.map(({ value }) => value)).toEqual(items.map(({ at }) => rows.filter(({ day }) => day <= at).length))
})

test('the score of a past day is the one set by the last change up to that day', async () => {
  const changes = await site.db.query<{ day: string; before: string; after: string }>(
    `SELECT at::date AS day, from_value AS before, to_value AS after FROM broker_history WHERE broker_code = $1 AND field = 'score' ORDER BY at, history_id`,
    [traderCode],
  )
  const items = await series({ metric: 'score' })
  const expected = items.map(({ at }) => Number(changes.findLast(({ day }) => day <= at)?.after ?? changes[0]?.before))
  expect(items.map(({ value }) => value)).toEqual(expected)
  expect(new Set(expected).size).toBeGreaterThan(0)
})

test('history weeks end on Sunday, months on their last day, and the last step on the requested end', async () => {
  const range = { from: '2026-01-28', to: '2026-03-04', metric: 'comments' } as const
  expect((await series({ ...range, step: 'month' })).map(({ at }) => at)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-04',
  ])
  expect((await series({ ...range, step: 'week' })).map(({ at }) => at)).toEqual([
    '2026-02-01',
    '2026-02-08',
    '2026-02-15',
    '2026-02-22',
    '2026-03-01',
    '2026-03-04',
  ])
})

test('the history has no values for days before the broker was listed or rated, or in the future', async () => {
  const { code } = (await site.db.one<{ code: string }>(
    'SELECT code FROM brokers WHERE score IS NULL ORDER BY code LIMIT 1',
  ))!
  expect(await series({ metric: 'score' }, code)).toEqual([])
  await site.db.query(`UPDATE brokers SET created_at = now() - interval '9 days' WHERE code = $1`, [code])
  expect((await series({ metric: 'comments' }, code)).map(({ at }) => at)).toHaveLength(10)
  await site.db.query(`UPDATE brokers SET score = 5.5 WHERE code = $1`, [code])
  await site.db.query(`UPDATE broker_history SET at = now() - interval '2 days' WHERE broker_code = $1`, [code])
  expect(
    (await series({ metric: 'score', to: addDays(today, 20), from: addDays(today, -30) }, code)).map(
      ({ value }) => value,
    ),
  ).toEqual([5.5, 5.5, 5.5])
  expect(await series({ metric: 'comments', from: '1999-01-01', to: '1999-12-31' }, code)).toEqual([])
})

test('the history refuses a range that is too long or reversed, an unknown metric and an unknown broker', async () => {
  for (const range of [
    { from: '2025-01-01', to: '2026-01-02' },
    { from: '2026-01-02', to: '2026-01-01' },
  ]) {
    const { status, body } = await ask({ metric: 'score', ...range })
    expect([status, body.ErrorCode, body.errors?.map(({ field }) => field)]).toEqual([400, 1003, ['to']])
  }
  expect((await ask({ metric: 'score', from: '2025-01-01', to: '2026-01-01' })).status).toBe(200)
  expect((await ask({ metric: 'comments' }, 'nobody9')).body.ErrorCode).toBe(3001)
  expect((await ask({ metric: 'deposits' as 'score' })).body.errors?.map(({ field }) => field)).toEqual(['metric'])
})

test('the change history is newest first, can be filtered by field and is in the visitor’s language', async () => {
  const list = async (input: { field?: string; pageIndex?: number; pageSize?: number }, reader = visitor) =>
    (await reader.call(dealerHistoryinit, { traderCode, ...input })).body.Data!
  const all = await list({ pageSize: 50 })
  const moments = all.items.map(({ at }) => at)
  expect(moments).toEqual([...moments].sort().reverse())
  expect(all.total).toBe(all.items.length)
  const second = await list({ pageIndex: 2, pageSize: 1 })
  expect([second.items, second.total]).toEqual([[all.items[1]], all.total])
  const scores = await list({ field: 'score', pageSize: 50 }, Object.assign(site.visitor(), { lang: 'id' }))
  expect(scores.items.map(({ at }) => at)).toEqual(
    all.items.filter(({ field }) => field === 'score').map(({ at }) => at),
  )
  expect(scores.items[0]).toMatchObject({ fieldName: 'Skor', source: 'sample', sourceName: 'Data contoh' })
  expect((await list({ field: 'nothing' })).items).toEqual([])
})

test('every change of a broker’s facts is recorded, but a changed number of posts is not', async () => {
  const before = (await visitor.call(dealerHistoryinit, { traderCode })).body.Data!
  await site.db.query('UPDATE brokers SET comment_count = comment_count + 0, website = website WHERE code = $1', [
    traderCode,
  ])
  await site.db.transaction(async queries => {
    await queries.query(`SELECT set_config('history.source', 'import', true)`)
    await queries.query(`UPDATE brokers SET legal_name = 'Renamed Ltd', tags = '{}' WHERE code = $1`, [traderCode])
  })
  const after = (await visitor.call(dealerHistoryinit, { traderCode })).body.Data!
  expect(after.total).toBe(before.total + 1)
  expect(after.items[0]).toMatchObject({ field: 'legal_name', to: 'Renamed Ltd', source: 'import' })
  await site.db.query('UPDATE brokers SET claimed = NOT claimed WHERE code = $1', [traderCode])
  expect((await visitor.call(dealerHistoryinit, { traderCode })).body.Data!.items[0]).toMatchObject({
    field: 'claimed',
    source: 'record',
  })
})

test('a broker snapshot has the figures of its day and lists the changes since', async () => {
  await site.db.query(`UPDATE brokers SET legal_name = legal_name || ' Group' WHERE code = $1`, [traderCode])
  const now = await main()
  const date = addDays(today, -250)
  const { broker, changes } = (await visitor.call(timemachineSnapshot, { traderCode, date })).body.Data!
  const [score] = await series({ metric: 'score', from: date, to: date })
  const [comments] = await series({ metric: 'comments', from: date, to: date })
  const [exposures] = await series({ metric: 'exposures', from: date, to: date })
  expect([broker.score, broker.commentCount, broker.exposureCount]).toEqual([
    score?.value,
    comments?.value,
    exposures?.value,
  ])
  expect(broker.grade).toBe(gradeOf(broker.score))
  const { weights, ...parts } = broker.breakdown!
  const sum = Object.entries(weights).reduce(
    (total, [part, weight]) => total + weight * parts[part as keyof typeof parts],
    0,
  )
  expect(sum).toBeCloseTo(broker.score!, 1)
  expect(broker.legalName).not.toBe(now.legalName)
  const moments = changes.map(({ at }) => at)
  expect(moments.length).toBeGreaterThan(0)
  expect(moments.filter(at => at <= date)).toEqual([])
  expect(changes[0]).toMatchObject({ field: 'legal_name', fieldName: 'Legal name' })
  expect((await visitor.call(timemachineSnapshot, { traderCode, date: today })).body.Data).toEqual({
    broker: now,
    changes: [],
  })
})

test('a broker snapshot leaves out licences that took effect later', async () => {
  await site.db.query(`UPDATE licences SET effective_at = now() - interval '30 days' WHERE broker_code = $1`, [
    traderCode,
  ])
  const on = async (days: number) =>
    (await visitor.call(timemachineSnapshot, { traderCode, date: addDays(today, days) })).body.Data!.broker
  expect((await on(-20)).licences.length).toBeGreaterThan(0)
  expect(await on(-40)).toMatchObject({ licences: [], regulators: [] })
})

test('a broker snapshot is refused for a future day and not found for a day before the listing', async () => {
  const at = async (date: string, of = traderCode) => {
    const { status, body } = await visitor.call(timemachineSnapshot, { traderCode: of, date })
    return [status, body.ErrorCode, body.errors?.[0]?.field]
  }
  expect(await at(addDays(today, 1))).toEqual([400, 1003, 'date'])
  expect(await at('1999-01-01')).toEqual([404, 3001, 'date'])
  expect((await at(today, 'nobody9')).slice(0, 2)).toEqual([404, 3001])
})
