import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerVps, dealerVpsbroker, vpstraderlistList } from 'calls/vps'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const codesBy = async (sql: string) => (await site.db.query<{ code: string }>(sql)).map(({ code }) => code)
const allPages = async <Item>(
  page: (pageIndex: number) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> => {
  const items: Item[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { items: some, total } = await page(pageIndex)
    items.push(...some)
    if (some.length === 0 || items.length >= total) return items
  }
}

test.each([
  ['price', 'SELECT code FROM vps_plans ORDER BY price_usd, code'],
  ['latency', 'SELECT code FROM vps_plans ORDER BY latency_ms, code'],
  [
    'name',
    'SELECT v.code FROM vps_plans v JOIN service_providers p ON p.code = v.provider_code ORDER BY p.name, price_usd, v.code',
  ],
] as const)('the VPS plan pages ordered by %s contain each plan once, in order', async (order, sql) => {
  const plans = await allPages(
    async pageIndex => (await visitor.call(dealerVps, { order, pageIndex, pageSize: 10 })).body.Data!,
  )
  expect(plans.map(({ code }) => code)).toEqual(await codesBy(sql))
})

test('VPS plans can be filtered by the country of the server, named in the visitor’s language', async () => {
  const { items, total } = (await Object.assign(site.visitor(), { lang: 'id' }).call(dealerVps, { countryCode: '702' }))
    .body.Data!
  expect(items.length).toBeGreaterThan(0)
  expect([total, [...new Set(items.map(({ countryName }) => countryName))]]).toEqual([items.length, ['Singapura']])
  const { countries } = (await visitor.call(dealerVps, {})).body.Data!
  expect(countries).toContainEqual({ value: '702', name: 'Singapore', count: total })
  expect(items[0]).toMatchObject({ countryCode: '702', twoCharCode: 'SG', price: { currency: 'USD' }, sample: true })
  expect((await visitor.call(dealerVps, { countryCode: '004' })).body.Data).toMatchObject({ items: [], total: 0 })
})

test('a broker’s VPS plans are sorted by price, may be none, and an unknown broker is refused', async () => {
  const [code = ''] = await codesBy(
    'SELECT broker_code AS code FROM broker_vps GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1',
  )
  const { items } = (await visitor.call(dealerVpsbroker, { traderCode: code })).body.Data!
  expect(items.map(plan => plan.code)).toEqual(
    await codesBy(
      `SELECT code FROM vps_plans JOIN broker_vps ON plan_code = code WHERE broker_code = '${code}' ORDER BY price_usd, code`,
    ),
  )
  await addBroker(site.db, 'novps')
  expect((await visitor.call(dealerVpsbroker, { traderCode: 'novps' })).body.Data).toEqual({ items: [] })
  const unknown = await visitor.call(dealerVpsbroker, { traderCode: 'nobody9' })
  expect([unknown.status, unknown.body.ErrorCode]).toEqual([404, 3001])
})

test.each([
  ['score', 'score DESC NULLS LAST, comment_count DESC, code'],
  ['name', 'show_name, code'],
] as const)('the pages of brokers with a VPS ordered by %s contain each one that may lead once', async (order, sql) => {
  const brokers = await allPages(
    async pageIndex => (await visitor.call(vpstraderlistList, { order, pageIndex, pageSize: 7 })).body.Data!,
  )
  expect(brokers.map(({ code }) => code)).toEqual(
    await codesBy(`SELECT code FROM brokers b WHERE 'vps' = ANY(tags) AND broker_may_lead(b) ORDER BY ${sql}`),
  )
  expect(brokers.length).toBeGreaterThan(20)
})

test('the brokers with a VPS that may lead can be filtered by country', async () => {
  const { items } = (await visitor.call(vpstraderlistList, { countryCode: '826', pageSize: 50 })).body.Data!
  expect(items.map(({ code }) => code).sort()).toEqual(
    (
      await codesBy(
        `SELECT code FROM brokers b WHERE 'vps' = ANY(tags) AND country_code = '826' AND broker_may_lead(b)`,
      )
    ).sort(),
  )
})

test('an unknown sort order or country of VPS plans is refused at its field', async () => {
  const fieldOf = async (query: string) => (await visitor.send('GET', `${dealerVps.path}?${query}`)).body
  expect(await fieldOf('order=best')).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'order' }] })
  expect(await fieldOf('countryCode=USA')).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'countryCode' }] })
})
