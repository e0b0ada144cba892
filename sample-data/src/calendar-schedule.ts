import { isoWeek } from './iso-week.ts'

const DAY_MS = 86_400_000

export interface Release {
  at: Date
  period: string // 2026-10, 2026-Q3 or 2026-W47
}

export interface Rhythm {
  every: 'week' | 'month' | 'quarter'
  offset: number
  hour: number
}

/**
 * Publication times of a figure between two moments: weekly on a fixed weekday, monthly on a fixed day of the following month, quarterly in
 * the month after the quarter; never on a weekend. `hour` is UTC, `offset` 0 to 27 sets the day.
 */
export function releasesBetween(from: Date, to: Date, { every, offset, hour }: Rhythm): Release[] {
  const releases: Release[] = []
  const firstDay = Math.floor(from.getTime() / DAY_MS) * DAY_MS
  for (let day = firstDay; day <= to.getTime(); day += DAY_MS) {
    const date = new Date(day)
    const period = every === 'week' ? weekly(date, offset) : monthly(date, every, offset)
    const at = new Date(day + hour * 3_600_000)
    if (period && at >= from && at <= to) releases.push({ at, period })
  }
  return releases
}

function weekly(date: Date, offset: number): string | undefined {
  return date.getUTCDay() === 1 + (offset % 5) ? weekCode(new Date(date.getTime() - 7 * DAY_MS)) : undefined
}

function monthly(date: Date, every: 'month' | 'quarter', offset: number): string | undefined {
  if (every === 'quarter' && date.getUTCMonth() % 3 !== 0) return undefined
  const planned = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1 + (offset % 26)))
  const weekend = [0, 6].includes(planned.getUTCDay())
  const actual = weekend ? planned.getTime() + (planned.getUTCDay() === 6 ? 2 : 1) * DAY_MS : planned.getTime()
  if (actual !== date.getTime()) return undefined
  const before = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1))
  const year = before.getUTCFullYear()
  if (every === 'quarter') return `${year}-Q${Math.floor(before.getUTCMonth() / 3) + 1}`
  return `${year}-${String(before.getUTCMonth() + 1).padStart(2, '0')}`
}

/** For example: 2026-W47 */
function weekCode(date: Date): string {
  const { year, week } = isoWeek(date)
  return `${year}-W${String(week).padStart(2, '0')}`
}
