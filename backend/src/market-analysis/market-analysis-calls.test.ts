import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerMarketanalysis } from 'calls/market-analysis'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker } from '../testing/scene.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test('market analysis articles are paged, newest first', async () => {
  const expected = await site.db.query<{ code: string }>(
    `SELECT code FROM articles WHERE 'markets' = ANY(tags) AND published_at <= now() ORDER BY published_at DESC, code`,
  )
  const seen: string[] = []
  for (let pageIndex = 1; pageIndex <= Math.ceil(expected.length / 20); pageIndex += 1) {
    seen.push(
      ...(await site.visitor().call(dealerMarketanalysis, { pageIndex })).body.Data!.items.map(({ code }) => code),
    )
  }
  expect(seen.length).toBeGreaterThan(20)
  expect(seen).toEqual(expected.map(({ code }) => code))
})

test('market analysis for a broker has the articles that name it, except best-broker lists', async () => {
  const { code } = (await site.db.one<{ code: string }>(
    `SELECT c.code FROM articles a, unnest(a.broker_codes) AS c(code) WHERE a.category <> 'best_brokers' GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  ))!
  const { items, total } = (
    await Object.assign(site.visitor(), { lang: 'id' }).call(dealerMarketanalysis, { traderCode: code })
  ).body.Data!
  expect(total).toBeGreaterThan(0)
  expect(items).not.toHaveLength(0)
  expect(
    items.every(
      ({ traderCodes, category, lang }) => traderCodes.includes(code) && category !== 'best_brokers' && lang === 'id',
    ),
  ).toBe(true)
})

test('market analysis is empty for a broker without articles and refuses an unknown broker', async () => {
  await addBroker(site.db, 'quiet')
  expect((await site.visitor().call(dealerMarketanalysis, { traderCode: 'quiet' })).body.Data).toMatchObject({
    items: [],
    total: 0,
  })
  const { status, body } = await site.visitor().call(dealerMarketanalysis, { traderCode: 'nobody9' })
  expect([status, body.ErrorCode]).toEqual([404, 3001])
})
