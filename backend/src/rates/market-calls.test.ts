import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/market-figures'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { feedOf, someCosts } from './feed-examples.ts'
import { storeRates } from './store-rates.ts'
import { readFeed } from './read-feed.ts'

let site: ApiUnderTest
let bare: ApiUnderTest
let sample: ApiUnderTest
const now = new Date('2026-11-20T16:00:00Z')
beforeAll(async () => {
  ;[site, bare, sample] = await Promise.all([
    startApi({ sample: false }),
    startApi({ sample: false }),
    startApi({ sample: false }),
  ])
  const moved = { ...someCosts, USD: 1.1716, JPY: 175, GBP: 0.87 }
  await storeRates(site.db, readFeed(feedOf({ '2026-11-19': someCosts, '2026-11-20': moved }), now), 'feed')
  await sample.db.query(
    `INSERT INTO settings (key, value) VALUES ('sample_data', '{"today": "2026-11-18T09:30:00.000Z"}')`,
  )
}, START_MS)
afterAll(() => Promise.all([site.close(), bare.close(), sample.close()]))
afterEach(() => expect(site.errors).toEqual([]))

test('market symbols have a reference rate with day, source and change, including cross rates, but no bid and ask', async () => {
  const { body } = await site
    .visitor()
    .call(calls.homefucSymbol, { symbols: ['EURUSD', 'EURJPY', 'USDUSD', 'XAUUSD', 'ABCDEF'] })
  const marks = { at: '2026-11-20T00:00:00.000Z', source: 'European Central Bank', kind: 'reference' }
  expect(body.Data?.items.map(({ symbol }) => symbol)).toEqual(['EURUSD', 'EURJPY'])
  const [dollar, yen] = body.Data?.items ?? []
  expect(dollar).toMatchObject({ name: 'Euro / US Dollar', rate: 1.1716, ...marks })
  expect([dollar?.changePct, yen?.rate, yen?.changePct]).toEqual([1, 175, 0])
  expect([dollar?.bid, dollar?.ask]).toEqual([null, null])
})

test('sample rates are dated by the day for which the sample data was generated', async () => {
  const { body } = await sample.visitor().call(calls.homefucSymbol, { symbols: ['EURUSD'] })
  expect(body.Data?.items[0]).toMatchObject({ at: '2026-11-18T00:00:00.000Z', kind: 'sample' })
})

test('market symbols are named in the caller’s language', async () => {
  const visitor = site.visitor()
  visitor.lang = 'id'
  const { body } = await visitor.call(calls.homefucSymbol, { symbols: ['EURUSD'] })
  expect(body.Data?.items[0]?.name).toBe('Euro / Dolar Amerika Serikat')
})

test('the movers are the symbols with the largest change, in both directions or in one', async () => {
  const ask = async (order: 'abs' | 'up' | 'down', num = 3) =>
    (await sample.visitor().call(calls.homefucMotion, { order, num })).body.Data?.items.map(({ symbol, changePct }) => [
      symbol,
      Math.sign(changePct),
    ]) ?? []
  const [all, up, down] = [await ask('abs', 50), await ask('up'), await ask('down')]
  expect(all.length).toBeGreaterThan(10)
  expect([up.length, up.every(([, sign]) => sign === 1), down.length, down.every(([, sign]) => sign === -1)]).toEqual([
    3,
    true,
    3,
    true,
  ])
  const sizes =
    (await sample.visitor().call(calls.homefucMotion, { num: 50 })).body.Data?.items.map(({ changePct }) =>
      Math.abs(changePct),
    ) ?? []
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
})

test('rates of the sample data are marked as samples', async () => {
  const { body } = await sample.visitor().call(calls.homefucSymbol, {})
  expect(body.Data?.items.length).toBeGreaterThan(15)
  expect(
    body.Data?.items.every(
      ({ kind, source, changePct }) => kind === 'sample' && source === 'sample' && changePct !== null,
    ),
  ).toBe(true)
})

test(
  'rates set by hand have no change',
  async () => {
    const own = await startApi({ sample: false })
    await storeRates(own.db, readFeed(feedOf({ '2026-11-18': someCosts }), now), 'feed')
    await own.db.query(`UPDATE settings SET value = $1 WHERE key = 'reference_rates'`, [
      JSON.stringify({ at: '2026-11-20T00:00:00.000Z', source: 'my desk', rates: { EURUSD: 1.2 } }),
    ])
    const { body } = await own.visitor().call(calls.homefucSymbol, { symbols: ['EURUSD'] })
    expect(body.Data?.items).toMatchObject([{ rate: 1.2, source: 'my desk', changePct: null }])
    expect((await own.visitor().call(calls.homefucMotion, {})).body.Data?.items).toEqual([])
    await own.close()
  },
  START_MS,
)

test.each([
  [
    'homefuc.symbol',
    calls.homefucSymbol.path,
    'Market rates are not configured on this site: the setting REFERENCE_RATES_URL is missing.',
  ],
  [
    'homefuc.motion',
    calls.homefucMotion.path,
    'Market rates are not configured on this site: the setting REFERENCE_RATES_URL is missing.',
  ],
  [
    'homefuc.holdposition',
    calls.homefucHoldposition.path,
    'Data on open positions is not configured on this site: the setting POSITIONS_URL is missing.',
  ],
])('without a source of rates %s answers 501 (not configured)', async (_name, path, message) => {
  const { status, body } = await bare.visitor().send('GET', path)
  expect([status, body.ErrorCode, body.message, body.Data]).toEqual([501, 5010, message, undefined])
})

const positions = {
  at: '2026-11-20T15:00:00Z',
  source: 'Positions of Harbour Desk',
  items: [
    { symbol: 'EURUSD', longPct: 62, shortPct: 38 },
    { symbol: 'USDJPY', longPct: 33.3, shortPct: 66.7 },
  ],
}

test(
  'open positions come from the stored data with their source and time, for one symbol or all',
  async () => {
    const own = await startApi({ sample: false, positionsUrl: 'https://positions.example/' })
    await own.db.query(`INSERT INTO settings (key, value) VALUES ('open_positions', $1)`, [JSON.stringify(positions)])
    const ask = async (input: { symbol?: string }) => (await own.visitor().call(calls.homefucHoldposition, input)).body
    const marks = { at: positions.at, source: positions.source, sample: false }
    expect((await ask({})).Data?.items).toEqual(positions.items.map(item => ({ ...item, ...marks })))
    expect((await ask({ symbol: 'USDJPY' })).Data?.items.map(({ longPct }) => longPct)).toEqual([33.3])
    expect((await ask({ symbol: 'XAUUSD' })).Data?.items).toEqual([])
    await own.close()
  },
  START_MS,
)

test(
  'open positions that are configured and not fetched yet answer 503 instead of naming a missing setting',
  async () => {
    const own = await startApi({ sample: false, positionsUrl: 'https://positions.example/' })
    const { status, body } = await own.visitor().call(calls.homefucHoldposition, {})
    expect([status, body.ErrorCode]).toEqual([503, 5001])
    await own.close()
  },
  START_MS,
)

test('the rate history says whether there are open positions to ask for', async () => {
  const has = async () => (await site.visitor().call(calls.homefucRatehistory, {})).body.Data?.positions
  expect(await has()).toBe(false)
})

test('a malformed symbol is refused at its field', async () => {
  const { body } = await site.visitor().send('GET', `${calls.homefucSymbol.path}?symbols=EURUSD,eur`)
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1004, 'symbols'])
})

test('currencies are sorted by code and have a name, a symbol, decimals and a flag', async () => {
  const { body } = await site.visitor().call(calls.currencyList, {})
  const items = body.Data?.items ?? []
  expect(items.map(({ code }) => code)).toEqual(items.map(({ code }) => code).sort())
  expect(items.find(({ code }) => code === 'JPY')).toEqual({
    code: 'JPY',
    name: 'Japanese Yen',
    symbol: '¥',
    decimals: 0,
    flag: 'jp',
  })
  expect(items.find(({ code }) => code === 'EUR')).toMatchObject({ symbol: '€', decimals: 2, flag: 'eu' })
  expect(items.some(({ code }) => code.startsWith('X'))).toBe(false)
})
