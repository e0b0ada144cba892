import { dataAddress, readDataQuery } from './data-address.ts'

const read = (search: string) => readDataQuery(new URLSearchParams(search))

test('an empty query string selects the review ranking and the comment figures', () => {
  expect(read('')).toEqual({ type: 'reviews', metric: 'comments', code: '', keyword: '' })
  expect(dataAddress(read('')!)).toBe('/data.html')
})

test('a data query survives the round trip through its address', () => {
  const query = read('type=score&code=Q1&metric=exposures&q=%20quill%00')
  expect(query).toEqual({ type: 'score', metric: 'exposures', code: 'Q1', keyword: 'quill' })
  expect(read(dataAddress(query!).split('?')[1]!)).toEqual(query)
})

test.each(['type=best', 'type=__proto__', 'metric=constructor'])('the unknown value in %s is ignored', search =>
  expect(read(search)).toEqual(read('')),
)

test.each(['code=a-b', 'code=%27', `code=${'1'.repeat(21)}`])('%s is rejected', search =>
  expect(read(search)).toBeUndefined(),
)
