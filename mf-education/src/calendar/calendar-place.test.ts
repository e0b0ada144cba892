import { expect, test } from '@jest/globals'
import { calendarPath, readCalendarPlace, switched } from './calendar-place.ts'

const read = (query: string) => readCalendarPlace({ url: new URL(`http://localhost/en/calendar.html${query}`) })

test('the calendar address without a query shows today without filters', () => {
  expect(read('')).toEqual({ day: undefined, impact: [], currency: [] })
  expect(calendarPath({ day: undefined, impact: [], currency: [] })).toBe('/calendar.html')
})

test('the calendar address contains day, impacts and currencies in its query', () => {
  const path = calendarPath({ day: '2026-11-19', impact: [2, 3], currency: ['USD', 'IDR'] })
  expect(path).toBe('/calendar.html?date=2026-11-19&impact=2,3&currency=USD,IDR')
  expect(read(path.slice('/calendar.html'.length))).toEqual({
    day: '2026-11-19',
    impact: [2, 3],
    currency: ['USD', 'IDR'],
  })
})

test('the calendar ignores invalid filters', () => {
  expect(read('?impact=9,x&currency=usd,<b>')).toEqual({ day: undefined, impact: [], currency: [] })
})

test.each(['2026-02-30', '2026-13-01', '20261119', '1926-01-01', 'today', '-000001-01-01'])(
  '%s is not a valid calendar day',
  day => expect(read(`?date=${day}`)).toBeNull(),
)

test('switching off one of all filter values leaves the others; all values on means no filter', () => {
  expect(switched([], 1, [1, 2, 3])).toEqual([2, 3])
  expect(switched([2, 3], 1, [1, 2, 3])).toEqual([])
  expect(switched([2], 2, [1, 2, 3])).toEqual([])
})

test('the first value switched on in an empty filter becomes the only one', () => {
  expect(switched([], 'USD')).toEqual(['USD'])
  expect(switched(['USD'], 'EUR')).toEqual(['USD', 'EUR'])
  expect(switched(['USD'], 'USD')).toEqual([])
})
