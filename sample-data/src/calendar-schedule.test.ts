import { expect, test } from '@jest/globals'
import { releasesBetween } from './calendar-schedule.ts'
import { isWorkingDay } from './market-hours.ts'

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

test('no figure is released on a weekend or holiday, in UTC or in its country, and none is lost', () => {
  const year = [new Date('2026-12-01T00:00:00Z'), new Date('2028-01-01T00:00:00Z')] as const
  for (const every of ['week', 'month', 'quarter'] as const) {
    for (const hour of [1, 13.5, 22, 23.5]) {
      for (let offset = 0; offset < 28; offset++) {
        const releases = releasesBetween(...year, { every, offset, hour })
        const isOnRest = ({ at }: { at: Date }) =>
          !isWorkingDay(at) || (hour >= 22 && !isWorkingDay(new Date(at.getTime() + 2 * 3_600_000)))
        expect([every, hour, offset, releases.filter(isOnRest)]).toEqual([every, hour, offset, []])
        const periods = releases.map(({ period }) => period)
        expect([...new Set(periods)]).toEqual(periods)
        expect(periods.length).toBeGreaterThanOrEqual({ week: 56, month: 12, quarter: 4 }[every])
      }
    }
  }
})

test('a weekly figure due on a holiday follows on the next working day', () => {
  const [holiday] = releasesBetween(new Date('2026-12-24T00:00:00Z'), new Date('2026-12-30T00:00:00Z'), {
    every: 'week',
    offset: 4,
    hour: 13.5,
  })
  expect(holiday).toEqual({ at: new Date('2026-12-28T13:30:00Z'), period: '2026-W51' })
})
