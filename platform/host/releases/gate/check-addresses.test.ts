import { expect, test } from '@jest/globals'
import { recordOf } from '../../testing/record-of.ts'
import { checkAddresses, isBelow } from './check-addresses.ts'

const others = [recordOf('shell', { addresses: ['login.html'] }), recordOf('news', { addresses: ['markets/news'] })]
const claim = (...addresses: string[]) => checkAddresses({ record: recordOf('weather', { addresses }), others })
const longest = 'x'.repeat(60)

test.each([
  ['weather'],
  ['weather.html', 'weather'],
  ['w', '0', 'a.b_c-d'],
  [longest],
  ['a/b/c/d'],
  ['markets/weather'],
  ['markets/newspaper'],
  ['login'],
])('a release may claim the addresses %j', (...addresses) => expect(() => claim(...addresses)).not.toThrow())

test.each([
  '',
  '/weather',
  'weather/',
  'a//b',
  '.weather',
  '-weather',
  'Weather',
  'wea ther',
  '../user',
  `${longest}x`,
  'a/b/c/d/e',
])('a release may not claim %j, which is not an address', address =>
  expect(() => claim('weather', address)).toThrow(`weather 1.0.0 claims '${address}', which is not an address`),
)

test.each([
  [['sea', 'sea'], "claims the address 'sea' twice"],
  [['ops'], "claims the address 'ops', which belongs to the server"],
  [['ops/weather'], "claims the address 'ops/weather', which belongs to the server"],
  [['login.html'], "claims the address 'login.html', which belongs to shell 1.0.0"],
  [['sea', 'markets'], "claims the address 'markets', which belongs to news 1.0.0 by 'markets/news'"],
  [['markets/news/today'], "claims the address 'markets/news/today', which belongs to news 1.0.0 by 'markets/news'"],
])('a release that claims %j is refused', (addresses, reason) => {
  expect(() => claim(...addresses)).toThrow(new Error(`weather 1.0.0 ${reason}`))
})

test('an address is below itself and its beginning up to a slash', () => {
  expect([isBelow('a', 'a'), isBelow('a/b', 'a'), isBelow('ab', 'a'), isBelow('a', 'a/b')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
