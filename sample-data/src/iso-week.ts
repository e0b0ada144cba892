const DAY_MS = 86_400_000
const fromMonday = (date: Date) => (date.getUTCDay() + 6) % 7

/** Week and its year: weeks begin on Monday, week 1 contains the first Thursday (ISO 8601). */
export function isoWeek(date: Date): { year: number; week: number } {
  const thursday = new Date(date.getTime() + (3 - fromMonday(date)) * DAY_MS)
  const year = thursday.getUTCFullYear()
  return { year, week: 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) }
}

/** Monday of the week that contains a moment (ms), 00:00 UTC. */
export function mondayOf(moment: number): Date {
  const day = new Date(Math.floor(moment / DAY_MS) * DAY_MS)
  return new Date(day.getTime() - fromMonday(day) * DAY_MS)
}
