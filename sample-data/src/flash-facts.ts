import { isTrading, isWorkingDay } from './market-hours.ts'
import type { CalendarRelease } from './load-calendar.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What a flash item may only say at a fitting moment. */
export type FlashWhen =
  | 'pair'
  | 'unscheduled'
  | 'rollover'
  | 'gold'
  | 'oil'
  | 'beforeNewYork'
  | 'afterAsia'
  | 'beforeEuropeanClose'
  | 'weekend'
  | 'highImpact'
  | 'quiet'
  | 'inflation'
  | 'reviews'

export interface FlashFacts {
  /** The invented economic releases. */
  releases: readonly CalendarRelease[]
  /** Moments (ms) at which reviews were posted, ascending. */
  reviews: readonly number[]
}

/** How many items of an ascending list lie from `from` on and before `to`. */
function countBetween(ascending: readonly number[], from: number, to: number): number {
  const placeOf = (moment: number): number => {
    let [low, high] = [0, ascending.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ascending[middle] ?? 0) < moment) low = middle + 1
      else high = middle
    }
    return low
  }
  return placeOf(to) - placeOf(from)
}

/**
 * Whether a moment fits a kind of item, and for items that count something, how many. Markets say nothing while they are closed, and what is
 * said about calendar and reviews is what these show. Counts below two do not fit: the sentences are in the plural.
 */
export function fitsMoment({ releases, reviews }: FlashFacts) {
  const timesOf = (chosen: (release: CalendarRelease) => boolean): number[] =>
    releases
      .filter(chosen)
      .map(({ at }) => at.getTime())
      .sort((a, b) => a - b)
  const all = timesOf(() => true)
  const high = timesOf(({ importance }) => importance === 3)
  const inflation = timesOf(({ category }) => category === 'inflation')
  return (when: FlashWhen | undefined, at: Date): { fits: boolean; count: number } => {
    const now = at.getTime()
    const hour = at.getUTCHours() + at.getUTCMinutes() / 60
    const inHours = (from: number, to: number): boolean => isWorkingDay(at) && hour >= from && hour < to
    const counted = (count: number) => ({ fits: count >= 2, count })
    const only = (fits: boolean) => ({ fits, count: 0 })
    switch (when) {
      case 'pair':
      case 'gold':
      case 'oil':
        return only(isTrading(at))
      case 'unscheduled':
        return only(isTrading(at) && countBetween(all, now - HOUR_MS, now + HOUR_MS) === 0)
      case 'rollover':
        return only(inHours(20, 21))
      case 'beforeNewYork':
        return only(inHours(9, 13.5))
      case 'afterAsia':
        return only(inHours(6, 9.5))
      case 'beforeEuropeanClose':
        return only(inHours(9, 15.5))
      case 'weekend':
        return only([0, 6].includes(at.getUTCDay()))
      case 'highImpact':
        return counted(countBetween(high, now, now + DAY_MS))
      case 'quiet':
        return only(countBetween(all, now, now + DAY_MS) === 0)
      case 'inflation':
        return only(countBetween(inflation, now + 1, now + HOUR_MS) > 0)
      case 'reviews':
        return counted(countBetween(reviews, now - DAY_MS, now))
      default:
        return only(true)
    }
  }
}
