import { brokerSections } from '../addresses.ts'
import { addressOf, callOf, countFilters, noQuery, readQuery, toggled, withoutFilters } from './broker-query.ts'

const read = (search: string) => readQuery(new URLSearchParams(search))

test('an empty query string applies no filter', () => {
  expect(read('')).toEqual(noQuery)
  expect(addressOf('/brokers', noQuery)).toBe('/brokers')
})

test('repeated filter parameters are all read', () => {
  const query = read(
    'grade=AAA&grade=AA&regulatorId=1&countryCode=826&platform=mt5&licenceStatus=regulated&depositMax=100&yearsMin=5&keyword=quill&order=name&view=cards&page=3&feature=ecn&riskLevel=low&system=ios&tier=1&spreadMax=1.5&leverageMax=30&reviewsMin=10&withdrawals=none&claimed=true',
  )
  expect(query).toEqual({
    grade: ['AAA', 'AA'],
    regulatorId: ['1'],
    countryCode: ['826'],
    platform: ['mt5'],
    licenceStatus: ['regulated'],
    feature: ['ecn'],
    riskLevel: ['low'],
    system: ['ios'],
    depositMax: '100',
    yearsMin: '5',
    tier: '1',
    spreadMax: '1.5',
    leverageMax: '30',
    reviewsMin: '10',
    withdrawals: 'none',
    claimed: 'true',
    keyword: 'quill',
    order: 'name',
    view: 'cards',
    page: 3,
  })
  expect(callOf(query, 'account')).toEqual({
    tab: 'account',
    grade: ['AAA', 'AA'],
    regulatorId: [1],
    countryCode: ['826'],
    platform: ['mt5'],
    licenceStatus: ['regulated'],
    feature: ['ecn'],
    riskLevel: ['low'],
    system: ['ios'],
    depositMax: 100,
    yearsMin: 5,
    tier: 1,
    spreadMax: 1.5,
    leverageMax: 30,
    reviewsMin: 10,
    withdrawals: 'none',
    claimed: 'true',
    keyword: 'quill',
    order: 'name',
    pageIndex: 3,
    pageSize: 20,
  })
  expect(countFilters(query)).toBe(18)
})

test('a broker query survives the round trip through its address', () => {
  const query = read('countryCode=360&grade=D&page=2&depositMax=50')
  const address = addressOf('/brokers', query)
  expect(read(address.split('?')[1]!)).toEqual(query)
})

test.each([
  ['page', 'page=abc'],
  ['page', 'page=-1'],
  ['page', 'page=1e999'],
  ['page', 'page=1.5'],
  ['grade', 'grade=ZZZ'],
  ['regulatorId', 'regulatorId=1%3BDROP'],
  ['regulatorId', 'regulatorId=NaN'],
  ['depositMax', 'depositMax=-5'],
  ['order', 'order=best'],
  ['keyword', `keyword=${'x'.repeat(65)}`],
  ['view', 'view=3d'],
  ['platform', 'platform=__proto__'],
  ['tier', 'tier=5'],
  ['spreadMax', 'spreadMax=-1'],
  ['withdrawals', 'withdrawals=many'],
  ['riskLevel', 'riskLevel=none'],
] as const)('an invalid %s is ignored (%s)', (field, search) => {
  expect(read(search)[field]).toEqual(noQuery[field])
})

test('control characters are removed from the keyword', () => {
  expect(read('keyword=%00qu%0Aill%00').keyword).toBe('quill')
})

test('each sub-page calls for its own tab', () => {
  expect(brokerSections.map(section => callOf(noQuery, section).tab)).toEqual([...brokerSections])
  expect(callOf(noQuery, undefined).tab).toBe('all')
})

test('an invalid parameter does not affect the others', () => {
  expect(read('grade=ZZZ&countryCode=360').countryCode).toEqual(['360'])
})

test('empty form fields are omitted from the address', () => {
  expect(addressOf('/brokers', read('keyword=&order=&depositMax=&grade='))).toBe('/brokers')
})

test('toggling a filter value adds or removes it and returns to the first page', () => {
  const chosen = toggled({ ...noQuery, page: 7 }, 'grade', 'A')
  expect(chosen).toMatchObject({ grade: ['A'], page: 1 })
  expect(toggled(chosen, 'grade', 'A').grade).toEqual([])
})

test('clearing the filters preserves the sort order and the view', () => {
  expect(withoutFilters(read('grade=A&order=name&view=cards&page=4'))).toEqual({
    ...noQuery,
    order: 'name',
    view: 'cards',
  })
})
