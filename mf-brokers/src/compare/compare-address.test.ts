import { comparePath, readComparison } from './compare-address.ts'

const read = (search: string) => readComparison(new URLSearchParams(search))

test.each([
  ['', []],
  ['codes=', []],
  ['codes=,,', []],
  ['codes=Q1', ['Q1']],
  ['codes=Q1,G2,B3,D4', ['Q1', 'G2', 'B3', 'D4']],
  ['codes=Q1,G2,Q1', ['Q1', 'G2']],
  ['codes=Q1&codes=G2', ['Q1', 'G2']],
  ['codes=Q1,G2&codes=G2', ['Q1', 'G2']],
])('%p requests the codes %p', (search, codes) => expect(read(search)).toEqual({ codes, leftOut: 0 }))

test.each([
  'codes=a-b',
  'codes=Q1,../x',
  'codes=Q1,G2%27',
  `codes=${'x'.repeat(21)}`,
  'codes=1,2,3,4,5',
  'codes=Q1&codes=a%20b',
])('%p is rejected', search => expect(read(search)).toBeUndefined())

test('the first four ticked brokers are compared, and the rest are counted as left out', () => {
  expect(read('codes=1&codes=2&codes=3&codes=4&codes=5&codes=6')).toEqual({ codes: ['1', '2', '3', '4'], leftOut: 2 })
})

test('a generated comparison address is parsed back to the same codes', () => {
  const codes = ['Q1', 'G2']
  expect(read(comparePath(codes).split('?')[1]!)?.codes).toEqual(codes)
  expect(comparePath()).toBe('/compare.html')
})
