import { addressOf, changed, inputOf, isFiltered, readQuery, surveysOfBroker, withoutFilters } from './survey-query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

test('the address of the survey list is parsed into the call’s input', () => {
  expect(inputOf(read('keyword=mill+road&verdict=moved&countryCode=826&traderCode=hw1&order=old&page=2'))).toEqual({
    keyword: 'mill road',
    verdict: 'moved',
    countryCode: '826',
    traderCode: 'hw1',
    order: 'old',
    pageIndex: 2,
    pageSize: 20,
  })
})

test.each([
  'verdict=excellent',
  'countryCode=GB',
  'order=best',
  'traderCode=a-b',
  'page=0',
  `keyword=${'x'.repeat(65)}`,
])('the invalid parameter %s of the survey list is ignored', query =>
  expect(inputOf(read(query))).toEqual({ pageIndex: 1, pageSize: 20 }),
)

test('the survey list has one address regardless of parameter order and empty fields', () => {
  expect(addressOf(read('order=new&verdict=found&keyword=&page=1'))).toBe('/survey.html?verdict=found')
  expect(surveysOfBroker('hw1')).toBe('/survey.html?traderCode=hw1')
})

test('a changed filter of the survey list leads to its first page, and clearing all keeps the order', () => {
  const query = read('verdict=found&order=old&page=3')
  expect(changed(query, { verdict: 'moved' })).toBe('/survey.html?verdict=moved&order=old')
  expect(withoutFilters(query)).toBe('/survey.html?order=old')
  expect([isFiltered(query), isFiltered(read('order=old'))]).toEqual([true, false])
})
