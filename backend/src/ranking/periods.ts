import type { rankingPeriods } from 'calls/ranking'
import { dayOf } from '../brokers/days.ts'

export type Period = (typeof rankingPeriods)[number]

/** The first day of the period `back` periods before the one that contains a moment; weeks begin on Monday, days are UTC. */
export function periodStart(period: Period, moment: Date, back = 0): string {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
  if (period === 'month') return dayOf(new Date(Date.UTC(year, month - back, 1)))
  return dayOf(new Date(Date.UTC(year, month, day - ((moment.getUTCDay() + 6) % 7) - 7 * back)))
}
