import { expect, test } from '@jest/globals'
import { releasesBetween } from './calendar-schedule.ts'

const from = new Date('2026-10-01T00:00:00Z')
const to = new Date('2026-12-31T00:00:00Z')
const listed = (every: 'week' | 'month' | 'quarter', offset: number) =>
  releasesBetween(from, to, { every, offset, hour: 13.5 }).map(
    ({ at, period }) => `${at.toISOString().slice(0, 16)} ${period}`,
  )

test('a monthly figure covers the previous month and is not released on a weekend', () => {
  expect(listed('month', 13)).toEqual([
    '2026-10-14T13:30 2026-09',
    '2026-11-16T13:30 2026-10',
    '2026-12-14T13:30 2026-11',
  ])
})

test('a quarterly figure is released once, after its quarter', () => {
  expect(listed('quarter', 28)).toEqual(['2026-10-05T13:30 2026-Q3'])
})

test('a weekly figure covers the previous ISO week', () => {
  expect(listed('week', 3).slice(0, 2)).toEqual(['2026-10-01T13:30 2026-W39', '2026-10-08T13:30 2026-W40'])
})
