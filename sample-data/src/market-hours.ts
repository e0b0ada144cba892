const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS)

/** Easter Sunday of a year (Gregorian calendar), as days since 1970; Oudin’s algorithm. */
function easter(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leaps = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const raw = (leaps + 19 * golden + 15) % 30
  const moon = raw - Math.floor(raw / 28) * (1 - Math.floor(29 / (raw + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const sunday = moon - weekday // days after 28 March
  return Date.UTC(year, 2, 28 + sunday) / DAY_MS
}

/** Days on which hardly any market or statistics office works: New Year, Good Friday, Easter Monday, Christmas and the day after. */
export function isHoliday(moment: Date): boolean {
  const [month, day] = [moment.getUTCMonth(), moment.getUTCDate()]
  if (month === 0) return day === 1
  if (month === 11) return day === 25 || day === 26
  // Easter Sunday is between 22 March and 25 April.
  if (month !== 2 && month !== 3) return false
  const sinceEaster = dayOf(moment) - easter(moment.getUTCFullYear())
  return sinceEaster === -2 || sinceEaster === 1
}

/** Monday to Friday in UTC, holidays excluded. */
export const isWorkingDay = (moment: Date): boolean => ![0, 6].includes(moment.getUTCDay()) && !isHoliday(moment)

/** Whether currencies and metals are traded: from 22:00 UTC on the evening before a working day until 21:00 UTC on a working day. */
export function isTrading(moment: Date): boolean {
  const hour = moment.getUTCHours()
  if (hour >= 22) return isWorkingDay(new Date(moment.getTime() + 2 * HOUR_MS))
  return hour < 21 && isWorkingDay(moment)
}

/** The end of the last trading day before a moment: 21:00 UTC. */
export function lastClose(moment: Date): Date {
  // From 22:00 on, the next trading day has begun.
  let day = Math.floor((moment.getTime() + 2 * HOUR_MS) / DAY_MS) - 1
  while (!isWorkingDay(new Date(day * DAY_MS))) day -= 1
  return new Date(day * DAY_MS + 21 * HOUR_MS)
}
