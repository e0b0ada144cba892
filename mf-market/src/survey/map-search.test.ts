import { leavingPath } from 'calls/leaving-path'
import { mapSearchOf } from './map-search.ts'

/** Most characters of an address that the page before an external site accepts. */
const LONGEST = 2000

test.each([
  ['plain', '14 Mill Road, Leeds'],
  ['of another address', 'https://evil.example/?a=1&b=2#c'],
  ['with what could break out of a query', '1&layers=X#map=1 "<script>'],
  ['of 300 Chinese letters', '香'.repeat(300)],
  ['of 150 emoji', '🏢'.repeat(150)],
  ['with half a character', 'Mill \uD83C Road'],
])('an address %s is searched for on the map and nowhere else', (_what, address) => {
  const found = new URL(mapSearchOf(address))
  expect([found.origin, found.pathname, [...found.searchParams.keys()], found.hash]).toEqual([
    'https://www.openstreetmap.org',
    '/search',
    ['query'],
    '',
  ])
  const led = new URL(leavingPath(String(found)), 'http://localhost').searchParams.get('url')!
  expect([led, led.length <= LONGEST]).toEqual([String(found), true])
})

test('a short address is searched for as it is', () => {
  expect(new URL(mapSearchOf('14 Mill Road & Co')).searchParams.get('query')).toBe('14 Mill Road & Co')
})
