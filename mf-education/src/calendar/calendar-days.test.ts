import { expect, test } from '@jest/globals'
import { weekOf } from './calendar-days.ts'

test('a calendar week runs from Monday to Sunday, also across the end of a year', () => {
  const week = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']
  expect(weekOf('2026-12-28')).toEqual(week)
  expect(weekOf('2027-01-01')).toEqual(week)
  expect(weekOf('2027-01-03')).toEqual(week)
})
