import { expect, test } from '@jest/globals'
import type { ListPlace } from './list-places.ts'
import { addressOf, callOf, isFiltered, readQuery, withoutFilters } from './listing-query.ts'

const now = Date.parse('2026-11-19T20:00:00Z')
const read = (place: ListPlace, query: string, lang: 'en' | 'id' = 'en') =>
  readQuery(place, new URLSearchParams(query), lang)
const call = (place: ListPlace, query: string) => callOf(place, read(place, query), now)
const page = { pageIndex: 1, pageSize: 20 }

test('the address of a section of the market is parsed into the call’s input', () => {
  expect(call('recruitment', 'type=team&countryCode=360&priceFrom=1000&currency=EUR&remote=true&page=3')).toEqual({
    section: 'recruitment',
    type: 'team',
    countryCode: '360',
    priceFrom: 1000,
    currency: 'EUR',
    remote: true,
    order: 'new',
    pageIndex: 3,
    pageSize: 20,
  })
})

test('the exhibitions are those that are not over, the next first', () => {
  expect(call('exhibition', '')).toEqual({ section: 'exhibition', from: '2026-11-19', order: 'soon', ...page })
  expect(call('exhibition', 'from=2026-12-01&order=hot')).toEqual({
    section: 'exhibition',
    from: '2026-12-01',
    order: 'hot',
    ...page,
  })
})

test('past exhibitions end yesterday at the latest', () => {
  expect(call('exhibition', 'when=past&to=2026-12-01')).toEqual({
    section: 'exhibition',
    to: '2026-11-18',
    order: 'new',
    ...page,
  })
})

test('the EA shop lists expert advisors by software and price', () => {
  expect(call('shop', 'software=mt4&priceTo=200')).toEqual({
    section: 'ea',
    software: 'mt4',
    priceTo: 200,
    order: 'new',
    ...page,
  })
  expect(addressOf('shop', read('shop', 'software=mt4'))).toBe('/ea-shop.html?software=mt4')
})

test('a search of the market has an order of its own', () => {
  expect(call('all', 'keyword=grid')).toMatchObject({ keyword: 'grid', section: 'all', order: 'match' })
  expect(addressOf('ea', read('ea', 'keyword=grid&order=hot'))).toBe('/market/ea.html?keyword=grid')
})

test.each<[ListPlace, string]>([
  ['agent', 'type=ea'],
  ['agent', 'remote=true'],
  ['agent', 'priceFrom=5'],
  ['industry', 'type=ib'],
  ['ea', 'software=mt9'],
  ['ea', 'priceFrom=cheap'],
  ['ea', 'priceFrom=-1'],
  ['ea', `priceFrom=${'9'.repeat(400)}`],
  ['ea', 'currency=dollar'],
  ['ea', 'order=soon5'],
  ['recruitment', 'remote=maybe'],
  ['recruitment', 'from=yesterday'],
  ['all', `keyword=${'x'.repeat(65)}`],
  ['all', 'countryCode=ID'],
  ['all', 'page=0'],
  ['all', 'toString=1'],
])('in the list %s of the market, the invalid parameter %s is ignored', (place, query) => {
  expect(addressOf(place, read(place, query))).toBe(addressOf(place, read(place, '')))
})

test('an amount is typed in the format of the page’s language, and is a plain number in the address', () => {
  expect(addressOf('ea', read('ea', 'priceFrom=1.000,50', 'id'))).toBe('/market/ea.html?priceFrom=1000.5')
  expect(addressOf('ea', read('ea', 'priceFrom=1,000.50', 'en'))).toBe('/market/ea.html?priceFrom=1000.5')
})

test('clearing the filters of the market keeps the order and the choice of past exhibitions', () => {
  const query = read('exhibition', 'countryCode=360&order=hot&when=past&page=2')
  expect(isFiltered(query)).toBe(true)
  expect(withoutFilters('exhibition', query)).toBe('/market/exhibition.html?when=past&order=hot')
})
