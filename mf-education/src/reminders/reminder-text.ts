import type { TextValues } from 'shared-state/i18n/text'
import { educationText } from '../strings/keys.ts'

/** `15 minutes before`, `1 hour before`, `1 day before`. */
export function reminderText(minutes: number): [key: number, values: TextValues] {
  if (minutes < 60) return [educationText.minutesBefore, { count: minutes }]
  if (minutes < 1440) return [educationText.hoursBefore, { count: minutes / 60 }]
  return [educationText.daysBefore, { count: minutes / 1440 }]
}
