const dayMs = 86_400_000

/** Days are UTC and written YYYY-MM-DD throughout. */
export const dayOf = (instant: number | string): string => new Date(instant).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs)

/** The seven days of the week that contains `day`, Monday first. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, i) => addDays(day, i - sinceMonday))
}

/** Whether `text` is a valid day (YYYY-MM-DD) of this century. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(text) === text
