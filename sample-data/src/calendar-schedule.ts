import { isoWeek, mondayOf } from './iso-week.ts'
import { isWorkingDay } from './market-hours.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export interface Release {
  at: Date
  period: string // 2026-10, 2026-Q3 or 2026-W47
}

export interface Rhythm {
  every: 'week' | 'month' | 'quarter'
  offset: number
  hour: number
}

/** Where clocks are ahead of UTC, a release from this hour (UTC) on falls on the next day of its country. */
const NEXT_DAY_FROM = 22

/**
 * Publication times of a figure between two moments: weekly on a fixed weekday, monthly on a fixed day of the following month, quarterly in
 * the month after the quarter; never on a weekend or holiday, neither in UTC nor in the country itself: such a release follows on the next
 * working day. `hour` is UTC, `offset` 0 to 27 sets the day.
 */
export function releasesBetween(from: Date, to: Date, { every, offset, hour }: Rhythm): Release[] {
  const releases: Release[] = []
  const firstDay = Math.floor(from.getTime() / DAY_MS) * DAY_MS
  for (let day = firstDay; day <= to.getTime(); day += DAY_MS) {
    const date = new Date(day)
    const period = periodOf(date, { every, offset, hour })
    const at = new Date(day + hour * HOUR_MS)
    if (period && at >= from && at <= to) releases.push({ at, period })
  }
  return releases
}

/** The period whose figure is released on a day; undefined if none is. A release may be put off from the week or month before. */
function periodOf(date: Date, { every, offset, hour }: Rhythm): string | undefined {
  const [time, year, month] = [date.getTime(), date.getUTCFullYear(), date.getUTCMonth()]
  const planned =
    every === 'week'
      ? [weekly(time, offset), weekly(time - 7 * DAY_MS, offset)]
      : [monthly(year, month, every, offset), monthly(year, month - 1, every, offset)]
  return planned.find(release => release && nextReleaseDay(release.day, hour) === time)?.period
}

/** The planned day or the first one after it on which figures are released, as 00:00 UTC. */
function nextReleaseDay(planned: number, hour: number): number {
  let day = planned
  while (!isReleaseDay(day, hour)) day += DAY_MS
  return day
}

const isReleaseDay = (day: number, hour: number): boolean =>
  isWorkingDay(new Date(day)) && (hour < NEXT_DAY_FROM || isWorkingDay(new Date(day + DAY_MS)))

interface Planned {
  /** 00:00 UTC. */
  day: number
  period: string
}

/** The release planned for the week of a moment. */
function weekly(moment: number, offset: number): Planned {
  const day = mondayOf(moment).getTime() + (offset % 5) * DAY_MS
  return { day, period: weekCode(new Date(day - 7 * DAY_MS)) }
}

/** The release planned for a month, counted from 0; -1 is the December before. */
function monthly(year: number, month: number, every: 'month' | 'quarter', offset: number): Planned | undefined {
  const day = Date.UTC(year, month, 1 + (offset % 26))
  const before = new Date(Date.UTC(year, month - 1, 1))
  const yearBefore = before.getUTCFullYear()
  if (every === 'month') return { day, period: `${yearBefore}-${String(before.getUTCMonth() + 1).padStart(2, '0')}` }
  return before.getUTCMonth() % 3 === 2
    ? { day, period: `${yearBefore}-Q${Math.floor(before.getUTCMonth() / 3) + 1}` }
    : undefined
}

/** For example: 2026-W47 */
function weekCode(date: Date): string {
  const { year, week } = isoWeek(date)
  return `${year}-W${String(week).padStart(2, '0')}`
}
