import { convert } from './conversion.ts'

test('a currency converts to itself without any rate', () => {
  expect(convert('EUR', 'EUR', {})).toEqual({ ok: true, rate: 1, pairs: {} })
})

test.each([
  ['the pair itself', { EURGBP: 0.8, GBPEUR: 9, EURUSD: 9, USDGBP: 9 }, 0.8, { EURGBP: 0.8 }],
  ['the inverse pair', { GBPEUR: 1.25, EURUSD: 9, USDGBP: 9 }, 0.8, { GBPEUR: 1.25 }],
  ['two pairs with USD', { EURUSD: 1.5, GBPUSD: 1.25 }, 1.2, { EURUSD: 1.5, GBPUSD: 1.25 }],
])('a conversion prefers the rate of %s', (_name, rates, rate, pairs) => {
  const result = convert('EUR', 'GBP', rates)
  expect(result).toEqual({ ok: true, rate: expect.closeTo(rate, 12), pairs })
})

test.each([
  ['no rate', {}, 'EURJPY', 'missing'],
  ['only the first of two rates', { EURUSD: 1.1 }, 'USDJPY', 'missing'],
  ['only the second of two rates', { USDJPY: 150 }, 'EURUSD', 'missing'],
  ['an impossible first rate and no second', { EURUSD: 0 }, 'EURUSD', 'range'],
  ['no first rate and an impossible second', { USDJPY: 0 }, 'USDJPY', 'range'],
  ['two impossible rates', { EURUSD: 0, USDJPY: 0 }, 'EURUSD', 'range'],
  ['an impossible direct rate', { EURJPY: 0, EURUSD: 1.1, USDJPY: 150 }, 'EURJPY', 'range'],
])('a conversion with %s names the pair at fault', (_name, rates, pair, reason) => {
  expect(convert('EUR', 'JPY', rates)).toEqual({ ok: false, pair, reason })
})

test.each([0, -1, NaN, Infinity, 5e-324])('an inverse rate of %p is out of range', rate => {
  expect(convert('USD', 'EUR', { EURUSD: rate })).toEqual({ ok: false, pair: 'EURUSD', reason: 'range' })
})

test('a property of every object is no rate', () => {
  expect(convert('const', 'ructor', {})).toMatchObject({ ok: false, reason: 'missing' })
})
