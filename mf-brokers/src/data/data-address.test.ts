import { dataAddress, readDataQuery } from './data-address.ts'

const read = (search: string) => readDataQuery(new URLSearchParams(search))

test('an empty address asks for what usually changes', () => {
  expect(read('')).toEqual({ type: 'reviews', metric: 'comments', code: '', keyword: '' })
  expect(dataAddress(read('')!)).toBe('/data.html')
})

test('a query and its address say the same', () => {
  const query = read('type=score&code=Q1&metric=exposures&q=%20quill%00')
  expect(query).toEqual({ type: 'score', metric: 'exposures', code: 'Q1', keyword: 'quill' })
  expect(read(dataAddress(query!).split('?')[1]!)).toEqual(query)
})

test.each(['type=best', 'type=__proto__', 'metric=constructor'])('%s counts as not asked', search =>
  expect(read(search)).toEqual(read('')),
)

test.each(['code=a-b', 'code=%27', `code=${'1'.repeat(21)}`])('%s is wrong', search =>
  expect(read(search)).toBeUndefined(),
)
