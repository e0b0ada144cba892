import { expect, test } from '@jest/globals'
import { addressOf, callOf, changed, isFiltered, readQuery, withoutFilters } from './exposure-query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

test('the address of the exposure list is parsed into the call’s input', () => {
  expect(callOf(read('reason=scam&replied=false&countryCode=360&order=amount&page=3'))).toEqual({
    reason: 'scam',
    replied: false,
    countryCode: '360',
    order: 'amount',
    pageIndex: 3,
    pageSize: 20,
  })
})

test.each([
  'reason=bad',
  'state=draft',
  'replied=maybe',
  'countryCode=ID',
  'order=old',
  'traderCode=a-b',
  'page=0',
  'page=x',
  'page=1.5',
  'foo=1',
  'amount=5',
  'amount=toString',
  'period=8',
  'view=cold',
  `keyword=${'x'.repeat(65)}`,
  'order=match',
])('the invalid parameter %s of the exposure list is ignored', query =>
  expect(callOf(read(query))).toEqual({ pageIndex: 1, pageSize: 20 }),
)

test('the exposure list has one canonical address regardless of parameter order and empty fields', () => {
  expect(addressOf(read('order=new&replied=&state=&reason=scam&page=1'))).toBe('/exposure.html?reason=scam')
  expect(addressOf(read(''))).toBe('/exposure.html')
})

test('changing the state in the exposure list resets the page and keeps the other filters', () => {
  expect(changed(read('reason=scam&page=4'), { state: 'resolved' })).toBe('/exposure.html?reason=scam&state=resolved')
})

test('clearing the exposure filters keeps the sort order', () => {
  const query = read('reason=scam&order=amount&page=2')
  expect(isFiltered(query)).toBe(true)
  expect(withoutFilters(query)).toBe('/exposure.html?order=amount')
  expect(isFiltered(read('order=amount'))).toBe(false)
})

test('a range of amounts and a period become the call’s input', () => {
  const now = Date.parse('2026-11-24T10:00:00Z')
  expect(callOf(read('amount=1000-10000&period=30'), now)).toEqual({
    amountFrom: 1000,
    amountTo: 10_000,
    from: '2026-10-25',
    pageIndex: 1,
    pageSize: 20,
  })
})

test('a search has an order of its own, and none that only the list has', () => {
  expect(addressOf(read('keyword=bonus&order=match'))).toBe('/exposure.html?keyword=bonus')
  expect(addressOf(read('keyword=bonus&order=new'))).toBe('/exposure.html?keyword=bonus&order=new')
  expect(addressOf(read('keyword=bonus&order=updated'))).toBe('/exposure.html?keyword=bonus')
})

test('the most read exposures have no filters and no pages', () => {
  expect(addressOf(read('view=hot&reason=scam&page=3'))).toBe('/exposure.html?view=hot')
})
