import type { MarketListing } from 'calls/entities/market-listing'

/** The UTC day of a moment, YYYY-MM-DD. `at` in ms. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const DAY_MS = 86_400_000

/** The day before the one of a moment. `at` in ms. */
export const dayBefore = (at: number): string => dayOf(at - DAY_MS)

/** The month of a day, YYYY-MM. */
const monthOf = (day: string): string => day.slice(0, 7)

/** Listings of a list by the month in which they begin, in the order of the list. Months that follow each other in it are one group. */
export function byMonth(items: readonly MarketListing[]): { month: string; items: MarketListing[] }[] {
  const months: { month: string; items: MarketListing[] }[] = []
  for (const item of items) {
    const month = item.startsAt === null ? '' : monthOf(item.startsAt)
    const last = months.at(-1)
    if (last?.month === month) last.items.push(item)
    else months.push({ month, items: [item] })
  }
  return months
}

/** Name of a month, `November 2026`; empty for an unknown one. */
export const monthName = (lang: string, month: string): string =>
  month && new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month))
