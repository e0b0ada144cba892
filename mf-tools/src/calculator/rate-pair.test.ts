import { expect, test } from '@jest/globals'
import { pairName, ratePairOf } from './rate-pair.ts'

const order = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'SGD', 'JPY', 'HUF', 'IDR', 'BRL', 'ZAR']

test('the rate between two currencies is quoted in the order of the market, and unknown currencies last in that of the alphabet', () => {
  for (const [index, first] of order.entries())
    for (const second of order.slice(index + 1)) {
      expect(ratePairOf(first, second)).toBe(first + second)
      expect(ratePairOf(second, first)).toBe(first + second)
    }
})

test.each([
  ['the currencies are the same', 'USD', 'USD'],
  ['the first one is too short', 'US', 'JPY'],
  ['the first one is too long', 'USDX', 'JPY'],
  ['the second one is no currency code', 'USD', 'JP1'],
])('there is no rate pair if %s', (_when, from, to) => expect(ratePairOf(from, to)).toBeUndefined())

test('a pair is shown with a slash', () => expect(pairName('EURUSD')).toBe('EUR/USD'))
