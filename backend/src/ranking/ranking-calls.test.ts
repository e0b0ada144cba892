import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { rankingDcinit, rankingInit, rankingPeriods, rankingTypes } from 'calls/ranking'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { makeRankings } from './make-rankings.ts'
import { periodStart } from './periods.ts'
import { createRankings } from './rankings.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

type Asked = CallInput<typeof rankingInit>
const page = async (asked: Asked, lang = 'en') =>
  (await Object.assign(site.visitor(), { lang }).call(rankingInit, asked)).body.Data!
type Page = Awaited<ReturnType<typeof page>>

async function allRows(asked: Asked): Promise<Page['items']> {
  const rows: Page['items'] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { items, total } = await page({ ...asked, pageIndex, pageSize: 50 })
    rows.push(...items)
    if (pageIndex * 50 >= total) return rows
  }
}

/** One more than the number of better values. */
const ranksOf = (values: readonly number[]) => values.map(value => 1 + values.filter(other => other > value).length)

test.each(rankingTypes.flatMap(type => rankingPeriods.map(period => [type, period] as const)))(
  'the ranking by %s of the %s has each broker once, best first, with ties sharing a rank',
  async (type, period) => {
    const rows = await allRows({ type, period })
    expect(rows.length).toBeGreaterThan(20)
    expect(new Set(rows.map(({ broker }) => broker.code)).size).toBe(rows.length)
    const values = rows.map(({ value }) => value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
    expect(rows.map(({ rank }) => rank)).toEqual(ranksOf(values))
  },
)

/** The figures at the start of the period, counted from the rows themselves. */
const asOf = {
  score: `coalesce((SELECT h.from_value::numeric FROM broker_history h WHERE h.broker_code = b.code AND h.field = 'score' AND h.at >= $1 ORDER BY h.at, h.history_id LIMIT 1), b.score)`,
  reviews: `(SELECT count(*) FROM comments c WHERE c.target_type = 'broker' AND c.target_code = b.code AND c.parent_id IS NULL AND c.created_at < $1)`,
  exposures: `(SELECT count(*) FROM exposures e WHERE e.broker_code = b.code AND e.published_at < $1)`,
}

test.each(['score', 'reviews', 'exposures'] as const)(
  'the ranking by %s has the values at the start of its period and the changes since the period before, of brokers that may lead or are complained about',
  async type => {
    const sql = `SELECT b.code, ${asOf[type]} AS value, ${asOf.reviews} AS reviews, b.created_at < $1 AS listed
      FROM brokers b ${type === 'exposures' ? '' : 'WHERE broker_may_lead(b)'}`
    const standing = async (day: string) =>
      (
        await site.db.query<{ code: string; value: number | null; reviews: number; listed: boolean }>(sql, [day])
      ).filter(({ value }) => value !== null && (type === 'score' || value > 0))
    const [start, before] = [periodStart('month', new Date()), periodStart('month', new Date(), 1)]
    const now = (await standing(start)).sort(
      (a, b) => b.value! - a.value! || b.reviews - a.reviews || (a.code < b.code ? -1 : 1),
    )
    const past = (await standing(before)).filter(({ listed }) => listed)
    const rankBefore = new Map(ranksOf(past.map(({ value }) => value!)).map((rank, index) => [past[index]!.code, rank]))
    const rows = await allRows({ type })
    expect(rows.map(({ broker, value }) => [broker.code, value])).toEqual(now.map(({ code, value }) => [code, value]))
    const moves = rows.map(({ broker, rank }) =>
      rankBefore.has(broker.code) ? rankBefore.get(broker.code)! - rank : null,
    )
    expect(rows.map(({ move }) => move)).toEqual(moves)
    expect(moves.some(move => move !== null && move > 0) && moves.some(move => move !== null && move < 0)).toBe(true)
  },
)

test('countries shown under one name have one ranking', async () => {
  const rows = await allRows({ type: 'exposures', countryCode: '344' })
  expect(new Set(rows.map(({ broker }) => broker.countryCode))).toEqual(new Set(['156', '344']))
  expect(await allRows({ type: 'exposures', countryCode: '156' })).toEqual(rows)
})

test('the ranking of one country ranks only its brokers', async () => {
  const rows = await allRows({ type: 'score', countryCode: '360' })
  expect(new Set(rows.map(({ broker }) => broker.countryCode))).toEqual(new Set(['360']))
  expect(rows[0]?.rank).toBe(1)
  expect(rows.map(({ rank }) => rank)).toEqual(ranksOf(rows.map(({ value }) => value)))
  expect((await page({ countryCode: '999' })).items).toEqual([])
})

test('the ranking of new brokers contains only brokers of the last twelve months', async () => {
  const rows = await allRows({ type: 'new' })
  const old = await site.db.query<{ code: string }>(
    `SELECT code FROM brokers WHERE created_at < $1::date - interval '12 months'`,
    [periodStart('month', new Date())],
  )
  const tooOld = new Set(old.map(({ code }) => code))
  expect([rows.length > 0, tooOld.size > 0]).toEqual([true, true])
  expect(rows.filter(({ broker }) => tooOld.has(broker.code))).toEqual([])
})

test('ranking types are in the visitor’s language, and periods begin on a Monday or on the first of a month', async () => {
  const { types, periodStart: start } = await page({}, 'id')
  expect(types[0]).toEqual({ code: 'score', name: 'Skor tertinggi' })
  expect(start).toBe(`${new Date().toISOString().slice(0, 7)}-01`)
  expect(new Date((await page({ period: 'week' })).periodStart).getUTCDay()).toBe(1)
  expect(['2026-11-22T23:59:59Z', '2026-11-23T00:00:00Z'].map(moment => periodStart('week', new Date(moment)))).toEqual(
    ['2026-11-16', '2026-11-23'],
  )
  expect([
    periodStart('month', new Date('2026-01-31T10:00:00Z'), 2),
    periodStart('week', new Date('2026-01-01T10:00:00Z'), 1),
  ]).toEqual(['2025-11-01', '2025-12-22'])
})

test('a ranking page beyond the end is empty but has the total', async () => {
  const { items, total } = await page({ pageIndex: 900_000 })
  expect([items, total > 0]).toEqual([[], true])
})

test('a stored ranking is read, not computed again', async () => {
  const first = await page({ type: 'regulation' })
  await site.db.query(`UPDATE brokers SET score_regulation = 10 WHERE code = $1`, [first.items[5]!.broker.code])
  const { items } = await page({ type: 'regulation' })
  expect(items.map(({ rank, value }) => [rank, value])).toEqual(first.items.map(({ rank, value }) => [rank, value]))
})

test('a ranking requested concurrently, even from several processes, is computed once', async () => {
  await site.db.query('DELETE FROM rankings')
  const processes = Array.from({ length: 4 }, () => createRankings(site.db))
  const made = await Promise.all(
    processes.flatMap(({ current }) => [current('score', 'week'), current('score', 'week')]),
  )
  expect(new Set(made.map(ranking => ranking?.ranking_id)).size).toBe(1)
  expect(await site.db.query('SELECT count(*)::integer AS count FROM rankings')).toEqual([{ count: 1 }])
})

test('all rankings can be computed in advance, and an aborted run computes none', async () => {
  await site.db.query('DELETE FROM rankings')
  await makeRankings(site.db, AbortSignal.abort())
  const count = async () =>
    (await site.db.one<{ count: number }>('SELECT count(*)::integer AS count FROM rankings'))!.count
  expect(await count()).toBe(0)
  await makeRankings(site.db)
  expect(await count()).toBe(10)
})

test('the ranking history has the values of the top brokers over twelve periods', async () => {
  const { items: top } = await page({ type: 'score', pageSize: 5 })
  const { items, updatedAt } = (await site.visitor().call(rankingDcinit, { type: 'score', num: 5 })).body.Data!
  expect(items.map(({ traderCode }) => traderCode)).toEqual(top.map(({ broker }) => broker.code))
  expect(items.map(({ values }) => values.at(-1)?.value)).toEqual(top.map(({ value }) => value))
  const days = Array.from({ length: 12 }, (_, back) => periodStart('month', new Date(), 11 - back))
  expect(items.filter(({ values }) => values.some(({ at }) => !days.includes(at)))).toEqual([])
  expect(items.some(({ values }) => values.length === 12)).toBe(true)
  expect(new Date(updatedAt).getTime()).toBeLessThanOrEqual(Date.now())
  const refused = await site.visitor().send('GET', `${rankingDcinit.path}?num=5`)
  expect([refused.status, refused.body.ErrorCode, refused.body.errors?.[0]?.field]).toEqual([400, 1001, 'type'])
})

test('only the rankings of the latest twelve periods are stored', async () => {
  const month = (offset: number) => () => new Date(Date.UTC(2030, offset, 15))
  for (let offset = 0; offset < 14; offset += 1)
    await createRankings(site.db, month(offset)).current('reviews', 'month')
  const kept = await site.db.query<{ start: string; farthest: number }>(
    `SELECT period_start AS start, max(place) AS farthest FROM rankings JOIN ranking_places USING (ranking_id)
     WHERE type = 'reviews' AND period = 'month' GROUP BY 1 ORDER BY 1`,
  )
  expect([kept.length, kept[0]?.start, kept.at(-1)?.start]).toEqual([12, '2030-03-01', '2031-02-01'])
})

test(
  'a site without brokers has an empty ranking, which fills as soon as there is a broker',
  async () => {
    const empty = await startApi({ sample: false })
    try {
      const ask = async () => (await empty.visitor().call(rankingInit, {})).body.Data!
      expect(await ask()).toMatchObject({ items: [], total: 0, periodStart: periodStart('month', new Date()) })
      expect((await empty.visitor().call(rankingDcinit, { type: 'score' })).body.Data?.items).toEqual([])
      await empty.db.script(
        `INSERT INTO regulators (regulator_id, code, slug, name, abbreviation, country, two_char_code, host, tier)
         VALUES (1, 'R1', 'authority', 'Authority', 'AU', 'Australia', 'AU', 'authority.example', 1);
       INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, score, risk_level, licence_status)
       VALUES ('A1', 'A', 'A', 'a', 'A Ltd', '360', 7.5, 'low', 'regulated');
       INSERT INTO licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code)
       VALUES ('A1', 1, 'L1', 'retail', 'regulated', 'A Ltd', 'AU')`,
      )
      expect((await ask()).items.map(({ rank, move, value }) => [rank, move, value])).toEqual([[1, null, 7.5]])
    } finally {
      await empty.close()
    }
  },
  START_MS,
)
