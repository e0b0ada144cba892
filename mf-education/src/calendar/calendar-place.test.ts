import { expect, test } from '@jest/globals'
import { calendarPath, readCalendarPlace, switched } from './calendar-place.ts'

const read = (query: string) => readCalendarPlace({ url: new URL(`http://localhost/en/calendar.html${query}`) })

test('an address without a query is today with everything', () => {
  expect(read('')).toEqual({ day: undefined, impact: [], currency: [] })
  expect(calendarPath({ day: undefined, impact: [], currency: [] })).toBe('/calendar.html')
})

test('day, impacts and currencies travel in the query', () => {
  const path = calendarPath({ day: '2026-11-19', impact: [2, 3], currency: ['USD', 'IDR'] })
  expect(path).toBe('/calendar.html?date=2026-11-19&impact=2,3&currency=USD,IDR')
  expect(read(path.slice('/calendar.html'.length))).toEqual({
    day: '2026-11-19',
    impact: [2, 3],
    currency: ['USD', 'IDR'],
  })
})

test('filters that cannot be are left out', () => {
  expect(read('?impact=9,x&currency=usd,<b>')).toEqual({ day: undefined, impact: [], currency: [] })
})

test.each(['2026-02-30', '2026-13-01', '20261119', '1926-01-01', 'today', '-000001-01-01'])('%s is no day', day =>
  expect(read(`?date=${day}`)).toBeNull(),
)

test('switching one of all off leaves the others, and all on is no filter', () => {
  expect(switched([], 1, [1, 2, 3])).toEqual([2, 3])
  expect(switched([2, 3], 1, [1, 2, 3])).toEqual([])
  expect(switched([2], 2, [1, 2, 3])).toEqual([])
})

test('where nothing chosen is everything, the first one switched on stands alone', () => {
  expect(switched([], 'USD')).toEqual(['USD'])
  expect(switched(['USD'], 'EUR')).toEqual(['USD', 'EUR'])
  expect(switched(['USD'], 'USD')).toEqual([])
})
