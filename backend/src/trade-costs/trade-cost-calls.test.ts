import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { mayLead } from 'calls/findings/findings-of'
import { forextoolsTradecost } from 'calls/trade-costs'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'

let site: ApiUnderTest
let fit: string
let unfit: string
beforeAll(async () => {
  site = await startApi()
  const codeOf = async (sql: string) => (await site.db.one<{ code: string }>(sql))!.code
  fit = await codeOf('SELECT code FROM leading_brokers() ORDER BY score DESC, code LIMIT 1')
  unfit = await codeOf(`SELECT code FROM brokers WHERE licence_status = 'revoked' ORDER BY code LIMIT 1`)
  for (const [code, spread, commission] of [
    [fit, 0.5, 7],
    [unfit, 0.1, 0],
  ] as const) {
    await site.db.query('DELETE FROM broker_accounts WHERE broker_code = $1', [code])
    await site.db.query(
      `INSERT INTO broker_accounts (broker_code, position, name, min_deposit, currency, max_leverage, spread_from, commission_per_lot, currencies, ea)
       VALUES ($1, 1, 'Dear', 100, 'USD', 30, 3, 0, '{USD}', true), ($1, 2, 'Raw', 100, 'EUR', 30, $2, $3, '{EUR}', true)`,
      [code, spread, commission],
    )
  }
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const costs = async (input: object) => (await site.visitor().call(forextoolsTradecost, input)).body.Data!

test('a broker that may not lead comes last, however cheap, and is not marked as the cheapest', async () => {
  const { items } = await costs({ codes: [unfit, fit, unfit], lots: 2 })
  expect(items.map(({ broker, cheapest }) => [broker.code, cheapest])).toEqual([
    [fit, true],
    [unfit, false],
  ])
  expect(items[1]!.costs).toEqual({ spread: 2, commission: 0, total: 2 })
})

test('each broker is compared by the account that is cheapest for the trade, with its commission converted', async () => {
  const { items, ratesUsed } = await costs({ codes: [fit], lots: 2 })
  const rate = ratesUsed.pairs.EURUSD!
  expect(items[0]).toMatchObject({ account: 'Raw', spreadPips: 0.5 })
  expect(items[0]!.costs).toEqual({ spread: 10, commission: 14 * rate, total: 10 + 14 * rate })
})

test('without chosen brokers, only brokers that may lead are compared', async () => {
  const { items } = await costs({})
  expect(items.length).toBeGreaterThan(3)
  expect(items.every(({ broker }) => mayLead(broker))).toBe(true)
})

test.each([{ lots: 0 }, { lots: 1001 }, { lots: 'x' }, { account: 'usd' }, { codes: Array(11).fill('a') }])(
  'the costs of a trade with %j are refused',
  async input => {
    const { status } = await site.visitor().call(forextoolsTradecost, input as never)
    expect(status).toBe(400)
  },
)
