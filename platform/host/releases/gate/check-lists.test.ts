import { expect, test } from '@jest/globals'
import type { AreaLists } from 'shared-state/contract/area-lists'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { checkLists } from './check-lists.ts'
import { recordShape } from './record-shape.ts'

const name = { en: 'Storms', id: 'Badai' }
const page = { code: 'storms', path: '/weather/storms.html', name, order: 1 }
const part = { part: 'weather', name, place: 'side', shape: 'few', order: 1 } as const
const kind = { kind: 'storm', name, order: 1 }

const recordOf = (area: string, lists: AreaLists): ReleaseRecord => ({
  contract: 1,
  area,
  version: '1.0.0',
  container: area,
  commit: 'c',
  web: { entry: 'web/entry.js', css: [], strings: {} },
  node: { entry: 'node/entry.cjs' },
  addresses: ['weather', 'weather.html'],
  slots: ['home.weather'],
  lists,
  menu: {},
  down: {},
  shared: {},
  calls: [],
  files: {},
})
const check = (lists: AreaLists, others: ReleaseRecord[] = []) =>
  checkLists({ record: recordOf('weather', lists), others })

test('a release may list its own pages, its parts of the home page and the kinds it has pages of', () => {
  const lists = { pages: [page, { ...page, code: 'weather', path: '/weather.html' }], home: [part], search: [kind] }
  expect(() => check(lists, [recordOf('sea', { pages: [{ ...page, code: 'tides' }] })])).not.toThrow()
  expect(recordShape.safeParse(recordOf('weather', lists)).success).toBe(true)
})

test.each<[string, AreaLists, RegExp]>([
  ['a page twice', { pages: [page, page] }, /^weather 1.0.0 lists a page 'storms' twice$/],
  ['a page of another address', { pages: [{ ...page, path: '/weathers.html' }] }, /is not among its addresses/],
  ['a page without Indonesian', { pages: [{ ...page, name: { en: 'Storms' } }] }, /'storms' without a name in 'id'/],
  ['a part of home that it does not fill', { home: [{ ...part, part: 'sea' }] }, /does not fill the slot 'home.sea'/],
  [
    'a part of home without words',
    { home: [{ ...part, name: {} }] },
    /a part of the home page 'weather' without a name/,
  ],
  ['a kind without words', { search: [{ ...kind, name: {} }] }, /a kind for the search 'storm' without a name/],
])('a release that lists %s is refused', (_what, lists, reason) => {
  expect(() => check(lists)).toThrow(reason)
})

test.each<[string, AreaLists]>([
  ["a page 'storms'", { pages: [page] }],
  ["a part of the home page 'weather'", { home: [part] }],
  ["a kind for the search 'storm'", { search: [kind] }],
])('%s that a release of another area lists is refused', (what, lists) => {
  expect(() => check(lists, [recordOf('sea', lists)])).toThrow(`weather 1.0.0 lists ${what}, which sea 1.0.0 lists`)
})

test.each<[string, object]>([
  ['an address that climbs', { pages: [{ ...page, path: '/weather/../user' }] }],
  ['an address elsewhere', { pages: [{ ...page, path: '//evil.example' }] }],
  ['an unknown field', { pages: [{ ...page, html: '<b>' }] }],
  ['a name of 81 characters', { pages: [{ ...page, name: { en: 'x'.repeat(81) } }] }],
  ['61 pages', { pages: Array.from({ length: 61 }, (_none, index) => ({ ...page, code: `p${index}` })) }],
  ['a part at a place that there is not', { home: [{ ...part, place: 'above' }] }],
  ['an order that is no number', { search: [{ ...kind, order: '1' }] }],
])('a record that lists %s is none', (_what, lists) => {
  expect(recordShape.safeParse(recordOf('weather', lists as AreaLists)).success).toBe(false)
})
