import { regulatorList } from 'calls/regulators'
import { listQuery, pagesOf } from './list-query.ts'

const list = listQuery(regulatorList, ['keyword', 'tier', 'order'], { pageSize: 30, numbers: ['tier'] })
const read = (search: string) => list.read(new URLSearchParams(search))

test('an empty query string applies no filter', () => {
  expect(read('')).toEqual({ keyword: '', tier: '', order: '', page: 1 })
  expect(list.address('/regulators.html', list.none)).toBe('/regulators.html')
  expect(list.isNarrowed(list.none)).toBe(false)
})

test('a list query is converted to its call input and its address without loss', () => {
  const query = read('keyword=%20fca&tier=1&order=name&page=2')
  expect(query).toEqual({ keyword: 'fca', tier: '1', order: 'name', page: 2 })
  expect(list.inputOf(query)).toEqual({ keyword: 'fca', tier: 1, order: 'name', pageIndex: 2, pageSize: 30 })
  expect(list.address('/regulators.html', query)).toBe('/regulators.html?keyword=fca&tier=1&order=name&page=2')
  expect(list.isNarrowed(query)).toBe(true)
})

test.each([
  ['page', 'page=0'],
  ['page', 'page=-1'],
  ['page', 'page=1.5'],
  ['page', 'page=1e999'],
  ['page', 'page=x'],
  ['tier', 'tier=9'],
  ['tier', 'tier=NaN'],
  ['order', 'order=constructor'],
  ['keyword', `keyword=${'x'.repeat(65)}`],
  ['keyword', 'keyword=%00%0A'],
] as const)('an invalid %s is ignored (%s), and the other parameters are preserved', (field, search) => {
  const other = field === 'order' ? 'tier=2' : 'order=name'
  expect(read(`${search}&${other}`)).toEqual({ ...list.none, ...Object.fromEntries([other.split('=')]) })
})

test('unknown query parameters are ignored', () => expect(read('evil=1&__proto__=x')).toEqual(list.none))

test('an empty list has one page', () => expect([pagesOf(0, 20), pagesOf(20, 20), pagesOf(21, 20)]).toEqual([1, 1, 2]))
