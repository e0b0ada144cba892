import type { TextValues } from 'shared-state/i18n/text'
import { educationText } from '../strings/keys.ts'

const minuteMs = 60_000

/**
 * The text for the time left until `at`, both in ms: minutes, hours with minutes, or days. Rounded up, so never 0. More than a day ahead it
 * leaves out the hours: the exact time is shown next to it.
 */
export function timeUntil(at: number, now: number): [key: number, values: TextValues] {
  const minutes = Math.max(Math.ceil((at - now) / minuteMs), 1)
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return [educationText.minutesLeft, { minutes }]
  if (hours < 24) return [educationText.hoursLeft, { hours, minutes: minutes % 60 }]
  return [educationText.daysLeft, { count: Math.round(hours / 24) }]
}
