import { expect, test } from '@jest/globals'
import { inWords, readPlace, writePlace } from './frame/place.ts'
import { plainSwitches, readSwitches, writeSwitches } from './switches.ts'

const visitorNames = ['trader', 'broker', 'moderator']
const read = (query: string) => readSwitches(new URLSearchParams(query), visitorNames)

test.each([
  ['', {}],
  ['theme=dark&dir=rtl&as=trader&slow=2000', { theme: 'dark', dir: 'rtl', as: 'trader', slow: 2000 }],
  ['fail=dealer.main:500,all:network', { fail: { 'dealer.main': '500', all: 'network' } }],
  ['theme=pink&as=queen&slow=-3&fail=dealer.main:explode,:500', {}],
  ['slow=999999', {}],
])('the query %j is parsed into switches, and invalid values are ignored', (query, set) => {
  expect(read(query)).toEqual({ ...plainSwitches, ...set })
})

test('switches written to a query are read back unchanged', () => {
  const switches = {
    theme: 'dark',
    dir: 'ltr',
    as: 'broker',
    slow: 500,
    fail: { 'dealer.main': 'html', all: '401' },
  } as const
  expect(read(new URLSearchParams(writeSwitches(switches)).toString())).toEqual(switches)
  expect(writeSwitches(plainSwitches)).toEqual({})
})

test('the address of the standalone frame records the page, its width and the switches', () => {
  const place = {
    at: '/id/brokers?grade=AAA&page=2',
    width: 'phone',
    switches: { ...plainSwitches, as: 'trader', fail: { 'dealer.main': '500' } },
  } as const
  expect(readPlace(new URL(writePlace(place), 'http://localhost').searchParams, '/brokers', visitorNames)).toEqual(
    place,
  )
  expect(inWords(place.switches)).toEqual(['trader', 'dealer.main: 500'])
})

test.each(['https://elsewhere.example/', '//elsewhere.example/', '/en//elsewhere', 'javascript:alert(1)', ''])(
  'the standalone frame does not open a page of another site: %j',
  at => {
    expect(readPlace(new URLSearchParams({ at }), '/brokers', visitorNames).at).toBe('/en/brokers')
  },
)
