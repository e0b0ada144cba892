import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/providers'
import { realBrandTest } from 'sample-data/broker-names'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const codesBy = async (order: string) =>
  (await site.db.query<{ code: string }>(`SELECT code FROM service_providers ORDER BY ${order}`)).map(
    ({ code }) => code,
  )

test.each([
  ['score', 'score DESC NULLS LAST, code'],
  ['name', 'name, code'],
  ['new', 'created_at DESC, code'],
] as const)('the provider pages ordered by %s contain each provider once, in order', async (order, sql) => {
  const codes = await codesBy(sql)
  const seen: string[] = []
  for (let pageIndex = 1; pageIndex <= Math.ceil(codes.length / 25); pageIndex += 1) {
    const { items, total } = (await visitor.call(calls.webprtPage, { order, pageIndex, pageSize: 25 })).body.Data!
    expect(total).toBe(codes.length)
    seen.push(...items.map(({ code }) => code))
  }
  expect(seen).toEqual(codes)
})

test('the provider list can be filtered by category, country and part of the name', async () => {
  const payments = (await visitor.call(calls.webprtPage, { category: 'payment', pageSize: 50 })).body.Data!
  expect([payments.total, new Set(payments.items.map(({ category }) => category))]).toEqual([12, new Set(['payment'])])
  const [one] = payments.items
  const there = (await visitor.call(calls.webprtPage, { category: 'payment', countryCode: one!.countryCode })).body
    .Data!
  expect(there.items.map(({ code }) => code)).toContain(one!.code)
  expect(there.items.every(({ countryCode }) => countryCode === one!.countryCode)).toBe(true)
  const part = one!.name.slice(1, 6).toUpperCase()
  const found = (await visitor.call(calls.webprtPage, { keyword: part })).body.Data!
  expect(found.items.map(({ code }) => code)).toContain(one!.code)
  expect((await visitor.call(calls.webprtPage, { keyword: '%' })).body.Data!.total).toBe(0)
})

test('the first provider page names all categories with their counts, whatever the filter', async () => {
  const { items, total, categories, pageIndex } = (
    await Object.assign(site.visitor(), { lang: 'id' }).call(calls.webprtInit, { category: 'vps', pageSize: 5 })
  ).body.Data!
  expect([items.length, total, pageIndex]).toEqual([5, 12, 1])
  expect(categories).toHaveLength(8)
  expect(categories).toContainEqual({ code: 'payment', name: 'Pembayaran', count: 12 })
})

test('the provider filters count the full list, countries with most providers first', async () => {
  const { categories, countries } = (await visitor.call(calls.webprtFilter, {})).body.Data!
  const sum = (choices: { count: number }[]) => choices.reduce((total, { count }) => total + count, 0)
  expect([sum(categories), sum(countries)]).toEqual([96, 96])
  const counts = countries.map(({ count }) => count)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  expect(categories[0]).toEqual({ value: 'liquidity', name: 'Liquidity', count: 12 })
})

test('a provider’s page has its text, its brokers and other providers of its category', async () => {
  const { provider, content, traders, related } = (
    await visitor.call(calls.serviceproviderDetailinit, { code: 'p1001' })
  ).body.Data!
  expect(provider).toMatchObject({ code: 'p1001', category: 'liquidity', categoryName: 'Liquidity', sample: true })
  expect(content).toMatch(/<h2 id="part-what-it-does">/)
  const scores = traders.map(({ score }) => score ?? -1)
  expect(scores.length).toBeGreaterThan(2)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(related).toHaveLength(4)
  expect(related.every(({ code, category }) => code !== 'p1001' && category === 'liquidity')).toBe(true)
})

test('a VPS provider’s brokers are those that offer its plans', async () => {
  const { code } = (await site.db.one<{ code: string }>(
    'SELECT provider_code AS code FROM vps_plans ORDER BY code LIMIT 1',
  ))!
  const { traders } = (await visitor.call(calls.serviceproviderDetailinit, { code })).body.Data!
  const offering = await site.db.query<{ code: string }>(
    'SELECT DISTINCT broker_code AS code FROM broker_vps JOIN vps_plans ON vps_plans.code = plan_code WHERE provider_code = $1',
    [code],
  )
  expect(traders.length).toBeGreaterThan(0)
  expect(offering.map(row => row.code)).toEqual(expect.arrayContaining(traders.map(trader => trader.code)))
})

test('a provider’s page is cacheable for 20 minutes, and the refusal of an unknown code is not', async () => {
  const answer = await visitor.call(calls.serviceproviderDetailinit, { code: 'p1002' })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=1200')
  const unknown = await visitor.call(calls.serviceproviderDetailinit, { code: 'nobody9' })
  expect([unknown.status, unknown.body.ErrorCode, unknown.headers.get('cache-control')]).toEqual([
    404,
    3001,
    'no-store',
  ])
})

test('the provider list refuses an unknown category', async () => {
  const { status, body } = await visitor.send('GET', `${calls.webprtPage.path}?category=casino`)
  expect([status, body.ErrorCode, body.errors?.[0]?.field]).toEqual([400, 1004, 'category'])
})

test('sample providers have invented names unlike any broker’s, and example domains only', async () => {
  const isRealBrand = realBrandTest()
  const rows = await site.db.query<{ name: string; website: string }>('SELECT name, website FROM service_providers')
  expect(rows).not.toHaveLength(0)
  expect(rows.filter(({ name }) => isRealBrand(name))).toEqual([])
  expect(rows.filter(({ website }) => !/^https:\/\/[a-z0-9-]+\.example$/.test(website))).toEqual([])
  const shared = await site.db.query(
    `SELECT p.name FROM service_providers p JOIN brokers b ON starts_with(lower(p.name), lower(b.short_name) || ' ')`,
  )
  expect(shared).toEqual([])
})
