/** Days are YYYY-MM-DD in UTC, so they sort as text. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

export function addDays(day: string, days: number): string {
  const moment = new Date(day)
  moment.setUTCDate(moment.getUTCDate() + days)
  return dayOf(moment)
}

export type Step = 'day' | 'week' | 'month'

/** The last day of the step that contains a day; weeks end on Sunday. */
function endOf(day: string, step: Step): string {
  const moment = new Date(day)
  if (step === 'week') return addDays(day, (7 - moment.getUTCDay()) % 7)
  if (step === 'month') return dayOf(new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)))
  return day
}

/** The last days of all steps between two days, both inclusive; the last step ends at `to`. */
export function stepEnds(from: string, to: string, step: Step): string[] {
  const ends: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const end = endOf(day, step)
    day = end < to ? end : to
    ends.push(day)
  }
  return ends
}
