import { expect, test } from '@jest/globals'
import { pairName, ratePairOf } from './rate-pair.ts'

const order = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'SGD', 'JPY', 'HUF', 'IDR', 'BRL', 'ZAR']

test('the rate between two currencies is quoted in the order of the market, and unknown currencies last in that of the alphabet', () => {
  for (const [index, first] of order.entries())
    for (const second of order.slice(index + 1)) {
      expect(ratePairOf(`XXX${first}`, second)).toBe(first + second)
      expect(ratePairOf(`XXX${second}`, first)).toBe(first + second)
    }
})

test.each([
  ['the quote currency is the account’s', 'EURUSD', 'USD'],
  ['the pair is too short', 'EURUS', 'JPY'],
  ['the pair is too long', 'EURUSDX', 'JPY'],
  ['the account is no currency code', 'EURUSD', 'JP'],
])('there is no rate pair if %s', (_when, pair, account) => expect(ratePairOf(pair, account)).toBeUndefined())

test('a pair is shown with a slash', () => expect(pairName('EURUSD')).toBe('EUR/USD'))
