const DAY_MS = 86_400_000
/** Rates are published on working days: older ones mean that the source or the connection to it has stopped. */
const STALE_AFTER = 2

const isWeekend = (day: number) => [0, 6].includes(new Date(day * DAY_MS).getUTCDay())

/** Business days between the day of rates (ISO 8601) and a moment (ms), days of UTC. Saturdays and Sundays do not count; holidays do. */
export function businessDaysSince(at: string, now: number): number {
  let count = 0
  for (let day = Math.floor(Date.parse(at) / DAY_MS) + 1; day <= Math.floor(now / DAY_MS) && count < 100; day += 1)
    if (!isWeekend(day)) count += 1
  return count
}

/** Whether rates are more than two business days old. */
export const isStale = (at: string, now: number): boolean => businessDaysSince(at, now) > STALE_AFTER
