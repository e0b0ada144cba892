import { expect, test } from '@jest/globals'
import { matching, movers, pointsOf, rateFormat } from './quote-figures.ts'

const quote = (symbol: string, changePct: number | null, name = symbol) => ({
  symbol,
  name,
  rate: 1,
  changePct,
  rates: [],
  position: null,
})
const items = [
  quote('EURUSD', 0.2, 'Euro / US Dollar'),
  quote('USDJPY', -0.5, 'US Dollar / Japanese Yen'),
  quote('XAUUSD', null, 'Gold / US Dollar'),
  quote('GBPUSD', 0.4, 'British Pound / US Dollar'),
  quote('USDCHF', 0, 'US Dollar / Swiss Franc'),
]
const symbols = (found: { symbol: string }[]) => found.map(({ symbol }) => symbol)

test('the pairs that moved most are named in each direction, without those that did not move', () => {
  expect(symbols(movers(items, 1))).toEqual(['GBPUSD', 'EURUSD'])
  expect(symbols(movers(items, -1))).toEqual(['USDJPY'])
  expect(symbols(movers(items, 1, 1))).toEqual(['GBPUSD'])
})

test.each([
  ['', 5],
  ['eur/usd', 1],
  ['EURUSD', 1],
  ['yen', 1],
  ['dollar', 5],
  ['zloty', 0],
  ['/', 5],
])('the keyword %j finds %i pairs by symbol or name', (keyword, count) => {
  expect(matching(items, keyword)).toHaveLength(count)
})

test('days without a rate are left out of the line', () => {
  expect(pointsOf({ rates: [1, null, 2] }, ['2026-11-18', '2026-11-19', '2026-11-20'])).toEqual([
    { at: '2026-11-18', value: 1 },
    { at: '2026-11-20', value: 2 },
  ])
})

test.each([
  ['EURUSD', 4],
  ['USDJPY', 2],
  ['XAUUSD', 2],
])('a rate of %s has %i decimals', (symbol, decimals) => {
  expect(rateFormat(symbol).maximumFractionDigits).toBe(decimals)
})
