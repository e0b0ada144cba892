import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { brokerOrders } from 'calls/brokers'
import type { Db } from 'database/db'
import { channel } from 'node:diagnostics_channel'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { createNearWords } from '../matching/near-words.ts'
import { createReferenceData } from '../reference/reference-data.ts'
import { Conditions, orderBy } from '../sql-parts.ts'
import { shareOf } from '../testing/share-of.ts'
import { createBrokerLists } from './broker-list.ts'
import type { BrokerFilters, BrokerLists } from './broker-list.ts'
import { createBrokerReader } from './broker-reader.ts'
import { createMilestones } from './broker-milestones.ts'
import { keysOf } from './broker-orders.ts'
import type { BrokerOrder } from './broker-orders.ts'

const EVERY = 7
const spacing = { every: EVERY, atOnce: 10 }
const PAGE = 5

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const addInitial = () => db.script('DELETE FROM brokers').then(() => add('b', 150))

/** Brokers that are equal in most keys, many without a score; times a microsecond apart. */
const add = (letter: string, count: number) =>
  db.query(
    `INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status, score, comment_count, exposure_count, created_at, updated_at)
     SELECT $1 || i, 'x', 'Name ' || i % 20, 'x', 'x', CASE WHEN i % 3 = 0 THEN '360' ELSE '826' END, 'low', 'regulated',
       CASE WHEN i % 4 > 0 THEN i % 6 + 3.5 END, i % 5, i % 2, t.at, t.at
     FROM generate_series(1, $2::integer) AS i, LATERAL (SELECT '2026-01-01'::timestamptz + i / 2 * interval '1 microsecond' AS at) AS t`,
    [letter, count],
  )

/** Lists whose far pages are read from milestones. */
const listsByMilestone = () =>
  createBrokerLists(
    db,
    createReferenceData(db),
    createNearWords(db),
    createBrokerReader(db, createReferenceData(db)),
    createMilestones(db, spacing),
  )

async function pagesOf(lists: BrokerLists, filters: BrokerFilters, order: BrokerOrder): Promise<string[][]> {
  const { total } = await lists.page(filters, order, 1, PAGE)
  const numbers = Array.from({ length: Math.ceil(total / PAGE) }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map(page => lists.page(filters, order, page, PAGE)))
  return pages.map(({ items }) => items.map(({ code }) => code))
}

const wholeOrder = async (order: BrokerOrder, condition = 'true') =>
  (
    await db.query<{ code: string }>(
      `SELECT b.code FROM brokers b WHERE ${condition} ORDER BY ${orderBy(keysOf[order])}`,
    )
  ).map(({ code }) => code)

const filters: [string, BrokerFilters, string][] = [
  ['all brokers', {}, 'true'],
  ['a country', { countryCode: ['360'] }, `country_code = '360'`],
  ['grades C and D', { grade: ['C', 'D'] }, `grade IN ('C', 'D')`],
  ['a grade and none', { grade: ['A', 'none'] }, `grade = 'A' OR grade IS NULL`],
]
// Filters do not depend on the order, so orders take turns; `npm run test:long -- inputs` uses all for each.
const lists = brokerOrders.flatMap((order, place) =>
  shareOf(filters, place, 2).map(([name, filter, sql]) => [order, name, filter, sql] as const),
)

describe('brokers that stay the same', () => {
  beforeAll(addInitial)

  test.each(lists)(
    'the broker pages ordered by %s of %s together equal the full list',
    async (order, _name, filter, sql) => {
      const pages = await pagesOf(listsByMilestone(), filter, order)
      expect(pages.flat()).toEqual(await wholeOrder(order, sql))
    },
  )

  test('a far broker page does not scan the list, and concurrent requests read the milestones once', async () => {
    const statements: string[] = []
    const heard: Db = { ...db, query: (sql, params) => (statements.push(sql), db.query(sql, params)) } as Db
    const fromMilestone = createMilestones(heard, spacing)
    const codes = (start: number) =>
      fromMilestone(new Conditions(), 'name', start, { reverse: false, limit: PAGE, offset: start })
    expect(await Promise.all([codes(0), codes(EVERY - 1)])).toEqual([null, null])
    expect(statements).toEqual([])
    expect(await Promise.all([codes(100), codes(120)])).not.toContain(null)
    await codes(140)
    expect(statements).toHaveLength(3) // 150 brokers, 70 per statement
  })
})

describe('brokers that change', () => {
  beforeEach(addInitial)

  test.each(brokerOrders)(
    'a broker page ordered by %s starts near its old place after brokers are added, deleted or changed',
    async order => {
      const lists = listsByMilestone()
      const before = (await pagesOf(lists, {}, order)).flat()
      const gone = before.filter((_code, place) => place % (3 * EVERY) === 0)
      await db.query('DELETE FROM brokers WHERE code = ANY($1)', [gone])
      await add('new', 4)
      await db.query(`UPDATE brokers SET score = NULL, comment_count = 9, show_name = 'A' WHERE code IN ('b2', 'b99')`)
      const after = await wholeOrder(order)
      for (const [index, codes] of (await pagesOf(lists, {}, order)).entries()) {
        const places = codes.map(code => after.indexOf(code))
        expect(places).toEqual(places.map((_place, on) => places[0]! + on))
        if (codes.length > 0) expect(Math.abs(places[0]! - index * PAGE)).toBeLessThanOrEqual(gone.length + 4 + 2)
      }
      expect((await pagesOf(listsByMilestone(), {}, order)).flat()).toEqual(after)
    },
  )

  test('the broker pages show the new list immediately after an import', async () => {
    const lists = listsByMilestone()
    await pagesOf(lists, {}, 'name')
    await add('a', 100)
    channel('platform:data-changed').publish({})
    expect((await pagesOf(lists, {}, 'name')).flat()).toEqual(await wholeOrder('name'))
  })
})
