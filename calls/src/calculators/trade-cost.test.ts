import { tradeCost } from './trade-cost.ts'
import type { TradeCostInput } from './trade-cost.ts'

const trade: TradeCostInput = { pair: 'EURUSD', account: 'USD', lots: 2, spreadPips: 1.2, commissionPerLot: 7 }
const faultsOf = (input: Partial<TradeCostInput>, rates = {}) => {
  const outcome = tradeCost({ ...trade, ...input }, rates)
  return 'faults' in outcome ? outcome.faults : []
}

test('a trade of two lots costs its spread on 200,000 units and the commission of two lots', () => {
  expect(tradeCost(trade, {})).toMatchObject({ ok: true, spread: 24, commission: 14, total: 38 })
})

test('the spread of a trade is converted from the quote currency to that of the account', () => {
  const inYen = { ...trade, pair: 'USDJPY', lots: 1, spreadPips: 3 }
  expect(tradeCost(inYen, { USDJPY: 150 })).toMatchObject({ ok: true, spread: 20, commission: 7, total: 27 })
})

test('the commission of a trade is converted from its own currency', () => {
  const inEuros = { ...trade, commissionCurrency: 'EUR' }
  expect(tradeCost(inEuros, { EURUSD: 1.25 })).toMatchObject({ ok: true, spread: 24, commission: 17.5, total: 41.5 })
})

test('a trade without commission needs no rate of the commission’s currency', () => {
  const { commissionPerLot: _left, ...free } = { ...trade, commissionCurrency: 'CHF' }
  expect(tradeCost(free, {})).toMatchObject({ ok: true, spread: 24, commission: 0, total: 24 })
})

test('a trade with a commission in a currency without a rate has no cost', () => {
  expect(faultsOf({ commissionCurrency: 'CHF' })).toMatchObject([{ fault: 'rate', pair: 'CHFUSD' }])
})

test('a trade whose quote currency has no rate has no cost', () => {
  expect(faultsOf({ pair: 'USDJPY' })).toMatchObject([{ fault: 'rate', pair: 'JPYUSD' }])
})

test.each<[string, Partial<TradeCostInput>, object]>([
  ['an unknown pair', { pair: 'EUREUR' }, { field: 'pair' }],
  ['a currency that is none', { account: 'dollars' }, { field: 'account' }],
  ['a currency of the commission that is none', { commissionCurrency: '?' }, { field: 'commissionCurrency' }],
  ['no lots', { lots: undefined }, { field: 'lots', fault: 'missing' }],
  ['no spread', { spreadPips: undefined }, { field: 'spreadPips', fault: 'missing' }],
  ['a negative spread', { spreadPips: -0.1 }, { field: 'spreadPips' }],
  ['a negative commission', { commissionPerLot: -1 }, { field: 'commissionPerLot' }],
])('a trade with %s has no cost', (_what, input, fault) => {
  expect(faultsOf(input)).toMatchObject([fault])
})

test('a spread and a commission of zero cost nothing', () => {
  expect(tradeCost({ ...trade, spreadPips: 0, commissionPerLot: 0 }, {})).toMatchObject({ ok: true, total: 0 })
})
