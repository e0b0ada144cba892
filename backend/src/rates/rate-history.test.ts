import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { homefucRatehistory, homefucSymbol } from 'calls/market-figures'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { feedOf, someCosts } from './feed-examples.ts'
import { readFeed } from './read-feed.ts'
import { storeRates } from './store-rates.ts'

let site: ApiUnderTest
let sample: ApiUnderTest
const now = new Date('2026-11-20T16:00:00Z')
beforeAll(async () => {
  site = await startApi({ sample: false })
  sample = await startApi()
  await site.db.query(
    `INSERT INTO reference_rate_days (day, pair, rate, sample) VALUES ('2026-11-17', 'EURUSD', 9, true)`,
  )
  const { JPY: _missing, ...fewer } = someCosts
  const days = {
    '2026-07-01': someCosts,
    '2026-11-18': someCosts,
    '2026-11-19': fewer,
    '2026-11-20': { ...someCosts, USD: 1.1716 },
  }
  await storeRates(site.db, readFeed(feedOf(days), now), 'feed')
}, START_MS)
afterAll(() => Promise.all([site.close(), sample.close()]))
afterEach(() => expect([...site.errors, ...sample.errors]).toEqual([]))

const historyOf = async (from: ApiUnderTest, input: object = {}) =>
  (await from.visitor().call(homefucRatehistory, input)).body.Data!

test('the history has the days with rates, crosses by the same day, and null where a rate is missing', async () => {
  const { days, items, kind } = await historyOf(site, { symbols: ['EURUSD', 'EURJPY', 'XAUUSD'] })
  expect([days, kind]).toEqual([['2026-11-18', '2026-11-19', '2026-11-20'], 'reference'])
  expect(items.map(({ symbol }) => symbol)).toEqual(['EURUSD', 'EURJPY'])
  expect(items.map(({ rates }) => rates.map(rate => rate !== null))).toEqual([
    [true, true, true],
    [true, false, true],
  ])
  expect(items[0]!.rates.at(-1)).toBe(1.1716)
  expect((await historyOf(site, { symbols: ['EURUSD'], days: 1 })).days).toEqual(['2026-11-20'])
})

test('the sample history ends with the sample rates and the rates of the day before', async () => {
  const [{ days, items, kind, at }, { items: symbols }] = [
    await historyOf(sample),
    (await sample.visitor().call(homefucSymbol, {})).body.Data!,
  ]
  expect([kind, days.at(-1)]).toEqual(['sample', at.slice(0, 10)])
  expect(days.length).toBeGreaterThan(55)
  for (const { symbol, rate, changePct } of symbols) {
    const { rates } = items.find(item => item.symbol === symbol)!
    expect(rates.every(one => one !== null && one > 0)).toBe(true)
    const [before, last] = rates.slice(-2) as [number, number]
    expect([symbol, last, (last / before - 1) * 100]).toEqual([symbol, rate, expect.closeTo(changePct!, 1)])
  }
})
