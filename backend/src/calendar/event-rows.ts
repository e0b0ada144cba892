import type { CalendarEvent } from 'calls/entities/calendar-event'
import { twoCharCodeOf } from '../countries/iso-countries.ts'

export interface EventRow {
  code: string
  slug: string
  title_text: string
  country_code: string
  currency: string
  importance: number
  category: string
  scheduled_at: string
  period: string
  unit: string
  previous: string | null
  consensus: string | null
  actual: string | null
  revised: string | null
  currency_rises_on: 'higher' | 'lower' | null
  sample: boolean
}

/** An event's columns of `calendar_events c`; `lang` is the placeholder of the reader's language. */
export const eventColumns = (lang: string) =>
  `c.code, c.slug, c.title->>${lang} AS title_text, c.country_code, c.currency, c.importance, c.category, c.scheduled_at, c.period, c.unit,
   c.previous, c.consensus, c.actual, c.revised, c.currency_rises_on, c.sample`

export const toEvent = (row: EventRow): CalendarEvent => ({
  code: row.code,
  slug: row.slug,
  title: row.title_text,
  countryCode: row.country_code,
  twoCharCode: twoCharCodeOf(row.country_code),
  currency: row.currency,
  importance: row.importance,
  category: row.category,
  scheduledAt: row.scheduled_at,
  period: row.period,
  unit: row.unit,
  previous: row.previous,
  consensus: row.consensus,
  actual: row.actual,
  revised: row.revised,
  currencyRisesOn: row.currency_rises_on,
  sample: row.sample,
})
