import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as calls from 'calls/tools'
import type { AreaLists } from 'shared-state/contract/area-lists'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { listedAreas } from '../testing/listed-areas.ts'
import type { Visitor } from '../testing/visitor.ts'

const at = '2026-11-20T00:00:00.000Z'
const siteRates = { EURUSD: 1.25, USDJPY: 160 }
let releases: { lists?: AreaLists }[]
let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi({ sample: false, releases: () => releases })
  visitor = site.visitor()
  await site.db.query(`INSERT INTO settings (key, value) VALUES ('reference_rates', $1)`, [
    JSON.stringify({ at, source: 'my desk', rates: siteRates }),
  ])
}, START_MS)
beforeEach(() => void (releases = listedAreas()))
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const pair = { pair: 'EURUSD', account: 'USD' }
const trade = { ...pair, side: 'buy', units: 1000, open: 1.2 }

const answers: [path: string, input: object, figures: object, pairs: object][] = [
  [
    calls.forextoolsPosition.path,
    { ...pair, balance: 5000, riskPct: 1, stopPips: 18 },
    { riskAmount: 50, lots: 0.27, pipValuePerLot: 10, belowMinimum: false },
    {},
  ],
  [
    calls.forextoolsBrustrisk.path,
    { ...trade, balance: 100, leverage: 30, stopOutPct: 50 },
    { margin: 40, stopPrice: 1.12, pipsToStop: 800, maxLoss: 80 },
    {},
  ],
  [
    calls.forextoolsBrustrisk.path,
    { balance: 1000, floating: -900, usedMargin: 50 },
    { equity: 100, freeMargin: 50, marginLevelPct: 200 },
    {},
  ],
  [
    calls.forextoolsProfit.path,
    { ...trade, account: 'EUR', close: 1.225, margin: 40 },
    { profitQuote: 25, profit: 20, pips: 250, returnOnMarginPct: 50 },
    { EURUSD: 1.25 },
  ],
  [calls.forextoolsPip.path, { ...pair, account: 'JPY', units: 1000 }, { pipValue: 16 }, { USDJPY: 160 }],
  [calls.forextoolsMargin.path, { ...pair, units: 1000, leverage: 25 }, { margin: 50 }, { EURUSD: 1.25 }],
  [
    calls.forextoolsSwap.path,
    { ...pair, mode: 'points', rate: -5, lots: 2, nights: 3, account: 'EUR' },
    { swap: -24 },
    { EURUSD: 1.25 },
  ],
  [
    calls.currencyExchangechange.path,
    { from: 'EUR', to: 'JPY', amount: 0.1 },
    { amount: 0.1, rate: 200, result: 20 },
    siteRates,
  ],
]

test.each(answers)(
  'POST %s with %j answers with the site’s rates, and names those it used',
  async (path, body, figures, pairs) => {
    const answer = await visitor.send('POST', path, { body })
    expect(answer.body.Data).toMatchObject({ ...figures, ratesUsed: { pairs, source: 'my desk', at } })
  },
)

test('risk and return have only the figures that follow from the given ones', async () => {
  const { body } = await visitor.call(calls.forextoolsRiskandreturn, { lossPct: 20 })
  expect(body.Data).toEqual({ requiredGainPct: 25 })
})

test('the caller’s own rates replace those of the site', async () => {
  const input = { from: 'EUR', to: 'USD', amount: 3, rates: { EURUSD: 0.1 } }
  const { body } = await visitor.call(calls.currencyExchangechange, input)
  expect(body.Data).toEqual({
    amount: 3,
    rate: 0.1,
    result: 0.3,
    ratesUsed: { pairs: { EURUSD: 0.1 }, source: 'request', at: null },
  })
})

test('a price that no stop-out reaches is null', async () => {
  const input = { ...trade, side: 'buy' as const, balance: 5000, leverage: 30, stopOutPct: 50 }
  const { body } = await visitor.call(calls.forextoolsBrustrisk, input)
  expect(body.Data).toMatchObject({ stopPrice: null, pipsToStop: null, maxLoss: 1200 })
})

test.each([
  [
    calls.forextoolsProfit.path,
    '{"pair":"EURUSD","side":"buy","units":1e999,"open":1,"close":1,"account":"USD"}',
    'units',
  ],
  [calls.forextoolsPip.path, '{"pair":"EURUSD","account":"USD","units":-1}', 'units'],
  [calls.forextoolsMargin.path, '{"pair":"EURUSD","account":"USD","units":1,"price":0,"leverage":30}', 'price'],
  [calls.forextoolsSwap.path, '{"mode":"currency","rate":1e308,"lots":1e308,"nights":1}', 'rate'],
  [calls.forextoolsRiskandreturn.path, '{"lossPct":100}', 'lossPct'],
  [calls.forextoolsRiskandreturn.path, '{"side":"sell","entry":2,"stop":1,"target":1}', 'stop'],
  [calls.forextoolsBrustrisk.path, '{"equity":100,"usedMargin":5e-324}', 'usedMargin'],
  [calls.currencyExchangechange.path, '{"from":"EUR","to":"USD","amount":0}', 'amount'],
])('POST %s refuses %s at its field', async (path, body, field) => {
  const answer = await visitor.send('POST', path, { body })
  expect([answer.status, answer.body.ErrorCode, answer.body.errors?.map(error => error.field)]).toEqual([
    400,
    1003,
    [field],
  ])
})

test.each([
  [{ side: 'buy', entry: 1, stop: 2, target: 3 }, 1003, 'stop', 'Enter a number below entry.'],
  [{ side: 'sell', entry: 2, stop: 1, target: 1 }, 1003, 'stop', 'Enter a number above entry.'],
  [{ lossPct: 100 }, 1003, 'lossPct', 'Enter a number below 100.'],
  [{ winRatePct: -1, avgWin: 1, avgLoss: 1 }, 1003, 'winRatePct', 'Enter 0 or more.'],
  [{ winRatePct: 101, avgWin: 1, avgLoss: 1 }, 1003, 'winRatePct', 'Enter 100 or less.'],
  [{ rewardToRisk: 1, lossPct: 5 }, 1004, 'lossPct', 'Give either this or rewardToRisk, not both.'],
] as const)('risk and return refuse %j with a message', async (input, code, field, message) => {
  const { body } = await visitor.call(calls.forextoolsRiskandreturn, input)
  expect([body.ErrorCode, body.errors]).toEqual([code, [{ field, message }]])
})

test('gold and indices have no reference rate, so a missing price is refused with their name', async () => {
  for (const symbol of ['XAUUSD', 'US30']) {
    const input = { pair: symbol, account: 'USD', units: 1, leverage: 20 }
    const { body } = await visitor.call(calls.forextoolsMargin, input)
    expect([body.ErrorCode, body.errors]).toEqual([
      1008,
      [{ field: 'rates', message: `The rate of ${symbol} is missing.` }],
    ])
  }
})

test('the list of tools has the pages that areas list under the tools, in the caller’s language', async () => {
  const indonesian = Object.assign(site.visitor(), { lang: 'id' })
  const path = '/tools/zebrafinder.html'
  const page = { code: 'zebrafinder', path, name: { en: 'Zebras', id: 'Zebra' }, under: 'tools', order: 0 }
  releases = [{ lists: { pages: [page, { ...page, code: 'elsewhere', under: 'news' }] } }]
  const { tools, pairs, configured } = (await indonesian.call(calls.forextoolsIndexinit, {})).body.Data!
  expect(tools).toEqual([{ code: 'zebrafinder', name: 'Zebra', url: `/id${path}` }])
  expect(pairs).toContainEqual({ pair: 'US30', pip: 1, contractSize: 1, lotStep: 0.01 })
  expect(configured).toBe(true)
  releases = []
  expect((await visitor.call(calls.forextoolsIndexinit, {})).body.Data?.tools).toEqual([])
})
