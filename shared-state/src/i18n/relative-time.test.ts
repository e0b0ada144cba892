import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

test.each([
  ['0 ms', 0, { unit: 'now' }],
  ['one ms before 10 minutes', 10 * minute - 1, { unit: 'now' }],
  ['10 minutes', 10 * minute, { unit: 'minute', count: 10 }],
  ['one ms before 11 minutes', 11 * minute - 1, { unit: 'minute', count: 10 }],
  ['one ms before an hour', hour - 1, { unit: 'minute', count: 59 }],
  ['an hour', hour, { unit: 'hour', count: 1 }],
  ['one ms before two hours', 2 * hour - 1, { unit: 'hour', count: 1 }],
  ['one ms before a day', day - 1, { unit: 'hour', count: 23 }],
  ['a day', day, { unit: 'day', count: 1 }],
  ['one ms before two days', 2 * day - 1, { unit: 'day', count: 1 }],
  ['one ms before three days', 3 * day - 1, { unit: 'day', count: 2 }],
  ['three days', 3 * day, { unit: 'week', count: 1 }],
  ['one ms before seven days', 7 * day - 1, { unit: 'week', count: 1 }],
  ['seven days', 7 * day, { unit: 'date' }],
  ['a year', 365 * day, { unit: 'date' }],
])('a time %s ago is shown in the specified unit', (_name, age, told) => {
  expect(relativeTime(now - age, now)).toEqual(told)
})

test.each([
  ['a second ahead', second, { unit: 'now' }],
  ['10 minutes ahead', 10 * minute, { unit: 'now' }],
  ['more than 10 minutes ahead', 10 * minute + 1, { unit: 'date' }],
])('a time %s is shown as now or as a date', (_name, ahead, told) => {
  expect(relativeTime(now + ahead, now)).toEqual(told)
})
