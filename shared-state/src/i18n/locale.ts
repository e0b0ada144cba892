import { dateFormat, listFormat, numberFormat, relativeFormat, tagOf } from './formatters.ts'
import { directionOf } from './languages.ts'
import { relativeTime } from './relative-time.ts'

export type DateStyle = 'date' | 'time' | 'dateTime' | 'weekday'

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hour12: false },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
}

/** Numbers, money and dates in one language. Times are UTC: the server does not know the visitor's zone, and hydration must match. */
export class Locale {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly now: number
  #justNow: string

  constructor(lang: string, now: number, justNow: string) {
    this.lang = lang
    this.dir = directionOf(lang)
    this.now = now
    this.#justNow = justNow
  }

  formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    numberFormat(this.lang, options).format(value)

  formatMoney = ({ amount, currency }: { amount: number; currency: string }): string =>
    numberFormat(this.lang, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
    }).format(amount)

  /** `iso` is ISO 8601; a plain YYYY-MM-DD is that day. */
  formatDate = (iso: string, style: DateStyle = 'date'): string =>
    dateFormat(this.lang, style, dateStyles[style]).format(new Date(iso))

  /** Time of day in the visitor's own zone: only for text created in the browser, never in HTML that hydrates. `at` in ms. */
  formatLocalTime = (at: number): string => new Intl.DateTimeFormat(tagOf(this.lang), dateStyles.time).format(at)

  /** `a, b and c`. */
  formatList = (items: readonly string[]): string => listFormat(this.lang).format(items)

  formatRelative = (iso: string): string => {
    const told = relativeTime(Date.parse(iso), this.now)
    if (told.unit === 'date') return this.formatDate(iso)
    return told.unit === 'now' ? this.#justNow : relativeFormat(this.lang).format(-told.count, told.unit)
  }
}
