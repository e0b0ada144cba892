import { expect, test } from '@jest/globals'
import { calendarPath, readCalendarPlace, switched, type CalendarPlace } from './calendar-place.ts'

const read = (query: string) => readCalendarPlace({ url: new URL(`http://localhost/en/calendar.html${query}`) })

const today: CalendarPlace = {
  view: 'day',
  day: undefined,
  impact: [],
  currency: [],
  country: [],
  category: '',
  after: '',
  zone: 'UTC',
}

test('the calendar address without a query shows today without filters', () => {
  expect(read('')).toEqual(today)
  expect(calendarPath(today)).toBe('/calendar.html')
  expect(calendarPath()).toBe('/calendar.html')
})

test('the calendar address contains everything that was chosen in its query', () => {
  const place: CalendarPlace = {
    ...today,
    view: 'week',
    day: '2026-11-19',
    impact: [2, 3],
    currency: ['USD', 'IDR'],
    country: ['840', '036'],
    category: 'labour',
    zone: 'Asia/Jakarta',
  }
  const path = calendarPath(place)
  expect(path).toBe(
    '/calendar.html?view=week&date=2026-11-19&impact=2,3&currency=USD,IDR&country=840,036&category=labour&zone=Asia/Jakarta',
  )
  expect(read(path.slice('/calendar.html'.length))).toEqual(place)
})

test('only the list of upcoming events has further pages', () => {
  expect(read('?view=next&after=abc&date=2026-11-19')).toEqual({ ...today, view: 'next', after: 'abc' })
  expect(read('?after=abc')).toEqual(today)
})

test('the calendar ignores invalid and overlong filters', () => {
  expect(read('?impact=9,x&currency=usd,<b>&country=1&category=A%20b&zone=Mars/Base&view=year')).toEqual(today)
  expect(read(`?impact=${'2,'.repeat(2000)}&category=${'a'.repeat(41)}&zone=${'A'.repeat(5000)}`)).toEqual(today)
  expect(read(`?view=next&after=${'a'.repeat(101)}`)).toEqual({ ...today, view: 'next' })
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
