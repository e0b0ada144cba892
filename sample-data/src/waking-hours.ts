import type { Random } from './random.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** When someone writes: how much in each of an hour of their own day, and how often on a day of the weekend. */
interface Habit {
  hours: readonly [from: number, to: number, weight: number][]
  weekend: number
}

/** Authors write in breaks and most of all in the evening, firms and moderators in office hours. */
export const habits = {
  author: {
    hours: [
      [7, 9, 0.6],
      [9, 12, 1],
      [12, 14, 1.4],
      [14, 18, 1],
      [18, 22, 2.4],
      [22, 23.5, 1],
    ],
    weekend: 0.5,
  },
  staff: { hours: [[9, 17.5, 1]], weekend: 0.04 },
  moderator: {
    hours: [
      [8, 18, 1],
      [18, 21, 0.4],
    ],
    weekend: 0.35,
  },
} as const satisfies Record<string, Habit>

/** Hours from UTC by country, in winter and in its most populous zone; where it is missing, 0. */
const OFFSETS: Readonly<Record<string, number>> = {
  '036': 10,
  '044': -5,
  '060': -4,
  '076': -3,
  '084': -6,
  '092': -4,
  '100': 2,
  '124': -5,
  '136': -5,
  '156': 8,
  '196': 2,
  '203': 1,
  '250': 1,
  '276': 1,
  '344': 8,
  '356': 5.5,
  '360': 7,
  '380': 1,
  '392': 9,
  '404': 3,
  '458': 8,
  '470': 1,
  '480': 4,
  '484': -6,
  '548': 11,
  '554': 12,
  '566': 1,
  '608': 8,
  '616': 1,
  '670': -4,
  '690': 4,
  '702': 8,
  '704': 7,
  '710': 2,
  '724': 1,
  '756': 1,
  '764': 7,
  '784': 4,
  '792': 3,
  '840': -5,
}

/** The country in which this site's moderators work. */
export const MODERATORS_COUNTRY = '360'

/** The hour (0 to below 24) and the day of the week (0: Sunday) of a moment (ms) in a country. */
export function localTime(at: number, country: string): { hour: number; weekday: number } {
  const local = at + (OFFSETS[country] ?? 0) * HOUR_MS
  return {
    hour: (local - Math.floor(local / DAY_MS) * DAY_MS) / HOUR_MS,
    weekday: weekdayOf(Math.floor(local / DAY_MS)),
  }
}

/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

/** The first moment (ms, whole seconds) after `from` at which someone of this habit in a country writes. */
export function writesAfter(from: number, who: keyof typeof habits, country: string, random: Random): number {
  const { hours, weekend }: Habit = habits[who]
  const offset = (OFFSETS[country] ?? 0) * HOUR_MS
  const whole = hours.reduce((sum, [start, end, weight]) => sum + (end - start) * weight, 0)
  let day = Math.floor((from + offset) / DAY_MS)
  let hour = (from + offset - day * DAY_MS) / HOUR_MS
  for (;;) {
    const isOff = [0, 6].includes(weekdayOf(day)) && !random.chance(weekend)
    // The less that is left of the day, the more likely the next one.
    const at = isOff ? undefined : hourAt(hours, hour, random.next() * whole)
    if (at !== undefined) return Math.floor((day * DAY_MS + at * HOUR_MS - offset) / 1000) * 1000 + 1000
    day += 1
    hour = 0
  }
}

/** The hour at which the weight of the hours since `from` reaches `target`; undefined if it does not. */
function hourAt(hours: Habit['hours'], from: number, target: number): number | undefined {
  let left = target
  for (const [start, end, weight] of hours) {
    const begin = Math.max(start, from)
    const worth = (end - begin) * weight
    if (worth <= 0) continue
    if (left < worth) return begin + left / weight
    left -= worth
  }
  return undefined
}
