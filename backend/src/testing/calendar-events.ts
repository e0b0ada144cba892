import type { Queries } from 'database/db'

export interface TestEvent {
  code: string
  /** Minutes from now; negative: in the past. */
  inMinutes?: number
  series?: string
  country?: string
  currency?: string
  importance?: number
  category?: string
  actual?: string | null
  revised?: string | null
  sample?: boolean
}

/** Adds an event of the calendar; its title is `Event {code}` and its slug `event-{code}`. */
export async function insertEvent(
  queries: Queries,
  {
    code,
    inMinutes = 120,
    series = `series_${code}`,
    country = '840',
    currency = 'USD',
    importance = 2,
    category = 'inflation',
    actual = null,
    revised = null,
    sample = false,
  }: TestEvent,
): Promise<void> {
  await queries.query(
    `INSERT INTO calendar_events (code, slug, series, title, content, country_code, currency, importance, category, scheduled_at, period, unit,
       previous, consensus, actual, revised, currency_rises_on, sample)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, date_trunc('minute', now()) + $10 * interval '1 minute',
       '2026-10', '%', '2.1', '2.2', $11, $12, 'higher', $13)`,
    [
      code,
      `event-${code}`,
      series,
      JSON.stringify({ en: `Event ${code}`, id: `Peristiwa ${code}` }),
      JSON.stringify({ en: 'What **moves** it.', id: 'Yang **menggerakkannya**.' }),
      country,
      currency,
      importance,
      category,
      inMinutes,
      actual,
      revised,
      sample,
    ],
  )
}
