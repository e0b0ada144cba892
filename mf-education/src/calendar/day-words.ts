import type { TextValues } from 'shared-state/i18n/text'
import { educationText } from '../strings/keys.ts'

const word = (lang: string, day: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang, { ...style, timeZone: 'UTC' }).format(new Date(day))

/** `Thu` for a day (YYYY-MM-DD). */
export const weekdayName = (lang: string, day: string): string => word(lang, day, { weekday: 'short' })

/** `Nov` for a day or a month (YYYY-MM). */
export const monthName = (lang: string, day: string): string => word(lang, day, { month: 'short' })

/** The period of a figure, in short: `2026-10` is Oct, `2026-Q3` is Q3, `2026-W47` is week 47. Other texts are kept unchanged. */
export function periodText(period: string, lang: string, t: (key: number, values?: TextValues) => string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(period)) return monthName(lang, period)
  const [, part, number = ''] = /^\d{4}-([QW])(\d{1,2})$/.exec(period) ?? []
  if (part === 'Q') return `Q${number}`
  return part === 'W' ? t(educationText.weekNumber, { number }) : period
}
