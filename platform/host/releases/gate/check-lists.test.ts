import { expect, test } from '@jest/globals'
import type { AreaLists } from 'shared-state/contract/area-lists'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { recordOf } from '../../testing/record-of.ts'
import { checkLists } from './check-lists.ts'
import { recordShape } from './record-shape.ts'

const name = { en: 'Storms', id: 'Badai' }
const page = { code: 'storms', path: '/weather/storms.html', name, order: 1 }
const part = { part: 'weather', name, place: 'side', shape: 'few', order: 1 } as const
const kind = { kind: 'storm', name, order: 1 }

const recordWith = (area: string, lists: AreaLists) =>
  recordOf(area, { addresses: ['weather', 'weather.html'], slots: ['home.weather'], lists })
const check = (lists: AreaLists, others: ReleaseRecord[] = []) =>
  checkLists({ record: recordWith('weather', lists), others })

test('a release may list its own pages, home page sections and search kinds', () => {
  const lists = { pages: [page, { ...page, code: 'weather', path: '/weather.html' }], home: [part], search: [kind] }
  expect(() => check(lists, [recordWith('sea', { pages: [{ ...page, code: 'tides' }] })])).not.toThrow()
  expect(recordShape.safeParse(recordWith('weather', lists)).success).toBe(true)
})

test.each<[string, AreaLists, RegExp]>([
  ['a page twice', { pages: [page, page] }, /^weather 1.0.0 lists a page 'storms' twice$/],
  ['a page outside its addresses', { pages: [{ ...page, path: '/weathers.html' }] }, /is not among its addresses/],
  [
    'a page without an Indonesian name',
    { pages: [{ ...page, name: { en: 'Storms' } }] },
    /'storms' without a name in 'id'/,
  ],
  [
    'a home page section whose slot it does not fill',
    { home: [{ ...part, part: 'sea' }] },
    /does not fill the slot 'home.sea'/,
  ],
  [
    'a home page section without a name',
    { home: [{ ...part, name: {} }] },
    /a home page section 'weather' without a name/,
  ],
  ['a search kind without a name', { search: [{ ...kind, name: {} }] }, /a search kind 'storm' without a name/],
])('a release that lists %s is refused', (_what, lists, reason) => {
  expect(() => check(lists)).toThrow(reason)
})

test.each<[string, AreaLists]>([
  ["a page 'storms'", { pages: [page] }],
  ["a home page section 'weather'", { home: [part] }],
  ["a search kind 'storm'", { search: [kind] }],
])('%s is refused if a release of another area already lists it', (what, lists) => {
  expect(() => check(lists, [recordWith('sea', lists)])).toThrow(`weather 1.0.0 lists ${what}, which sea 1.0.0 lists`)
})

test.each<[string, object]>([
  ['an address with ..', { pages: [{ ...page, path: '/weather/../user' }] }],
  ['an address of another site', { pages: [{ ...page, path: '//evil.example' }] }],
  ['an unknown field', { pages: [{ ...page, html: '<b>' }] }],
  ['a name of 81 characters', { pages: [{ ...page, name: { en: 'x'.repeat(81) } }] }],
  ['61 pages', { pages: Array.from({ length: 61 }, (_none, index) => ({ ...page, code: `p${index}` })) }],
  ['a section at an unknown place', { home: [{ ...part, place: 'above' }] }],
  ['a sort order that is not a number', { search: [{ ...kind, order: '1' }] }],
])('a release record that lists %s is invalid', (_what, lists) => {
  expect(recordShape.safeParse(recordWith('weather', lists as AreaLists)).success).toBe(false)
})

test('entries of different lists may have the same key, and names in more languages than the public ones', () => {
  const code = 'weather'
  const lists = {
    pages: [{ ...page, code, path: '/weather/x' }],
    home: [part],
    search: [{ ...kind, kind: code, name: { ...name, ar: 'x' } }],
  }
  expect(() => check(lists, [recordWith('sea', {}), recordOf('news')])).not.toThrow()
})

test('a release lists no page above or beside its addresses, except the shell', () => {
  const pages = [{ ...page, path: '/about.html' }]
  expect(() => check({ pages })).toThrow(
    new Error("weather 1.0.0 lists the page '/about.html', which is not among its addresses"),
  )
  expect(() => checkLists({ record: recordOf('shell', { lists: { pages } }), others: [] })).not.toThrow()
})
