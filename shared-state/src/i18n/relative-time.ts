const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How a moment in the past is expressed (spec 9). */
export type RelativeTime =
  | { unit: 'now' }
  | { unit: 'minute' | 'hour' | 'day' | 'week'; count: number }
  | { unit: 'date' }

/**
 * Under 10 min 'just now', under 1 h minutes, under 24 h hours, under 3 days days, under 7 days one week, older a date
 * (spec 9). Moments up to 10 minutes in the future count as just now, later ones are shown as a date.
 */
export function relativeTime(at: number, now: number): RelativeTime {
  const age = now - at
  if (age < -10 * minute) return { unit: 'date' }
  if (age < 10 * minute) return { unit: 'now' }
  if (age < hour) return { unit: 'minute', count: Math.floor(age / minute) }
  if (age < day) return { unit: 'hour', count: Math.floor(age / hour) }
  if (age < 3 * day) return { unit: 'day', count: Math.floor(age / day) }
  if (age < 7 * day) return { unit: 'week', count: 1 }
  return { unit: 'date' }
}
