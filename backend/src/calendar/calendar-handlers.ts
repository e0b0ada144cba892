import { calendarIndexinit } from 'calls/calendar'
import type { CalendarEvent } from 'calls/entities/calendar-event'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { countryName } from '../countries/country-names.ts'
import { twoCharCodeOf } from '../countries/iso-countries.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

const MOST_DAYS = 31

interface Row {
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
}

const toEvent = (row: Row): CalendarEvent => ({
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
})

export function calendarHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  return [
    handle(calendarIndexinit, async (input, { caller: { lang } }) => {
      const today = new Date().toISOString().slice(0, 10)
      const from = input.from ?? (input.to && input.to < today ? input.to : today)
      const to = input.to ?? from
      checkRange(from, to, lang)
      const [rows, categories] = await Promise.all([
        db.query<Row>(
          `SELECT c.*, c.title->>$3 AS title_text FROM calendar_events c
           WHERE c.scheduled_at >= $1::date AND c.scheduled_at < $2::date + 1 ORDER BY c.scheduled_at, c.code`,
          [from, to, lang],
        ),
        reference.tags('calendar', lang),
      ])
      const items = rows.map(toEvent)
      return {
        days: countBy(items, event => event.scheduledAt.slice(0, 10)).map(([date, count]) => ({ date, count })),
        items,
        filters: {
          countries: countBy(items, event => event.countryCode).map(([value, count]) => ({
            value,
            name: countryName(value, lang),
            count,
          })),
          categories: countBy(items, event => event.category).map(([value, count]) => ({
            value,
            name: categories.get(value) ?? value,
            count,
          })),
        },
        cursor: cursorAfter(items),
      }
    }),
  ]
}

function checkRange(from: string, to: string, lang: Language): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days < 1)
    throw new Refusal(errorCodes.outOfRange, {
      errors: [{ field: 'to', message: fieldMessage('endsBeforeStart', lang) }],
    })
  if (days <= MOST_DAYS) return
  throw new Refusal(errorCodes.outOfRange, {
    errors: [{ field: 'to', message: fieldMessage('rangeTooLong', lang, { limit: MOST_DAYS }) }],
  })
}

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, number][] =>
  [...Map.groupBy(items, keyOf)].map(([key, of]) => [key, of.length])

/** The cursor for the next request: after the last event shown. */
function cursorAfter(items: readonly CalendarEvent[]): string | null {
  const last = items.at(-1)
  return last ? Buffer.from(`${last.scheduledAt} ${last.code}`).toString('base64url') : null
}
