import { filterFields, readFilters, type CalendarFilters } from 'calls/calendar/calendar-filters'
import type { Db } from 'database/db'
import { Router } from 'express'
import { memoize } from 'platform/api/memoize'
import { isPublicLanguage, type Language } from 'shared-state/i18n/languages'
import { Conditions } from '../sql-parts.ts'
import { calendarIcs } from './calendar-ics.ts'
import { addEventFilters } from './event-filters.ts'
import { eventColumns, type EventRow } from './event-rows.ts'
import { icsFreshSeconds, sendIcs } from './send-ics.ts'

const MOST_EVENTS = 500
/** Files kept in memory; each has up to a quarter of a megabyte. */
const MOST_FILES = 40
/** The code of an event, in an address. */
const isCode = /^[0-9A-Za-z]{1,20}$/

interface FilesDeps {
  db: Db
  origin: string
  isLocal: boolean
}

/**
 * iCalendar files to subscribe to or to import: `/{lang}/feeds/calendar.ics` with the events of the last week and the next two months that match
 * the filters in its query, and `/{lang}/feeds/calendar/{code}.ics` with a single event. Sample events are included on a local origin only
 * (decisions 8).
 */
export function calendarFiles({ db, origin, isLocal }: FilesDeps): Router {
  async function read(lang: Language, condition: (where: Conditions) => void): Promise<EventRow[]> {
    const where = new Conditions()
    const columns = eventColumns(where.param(lang))
    if (!isLocal) where.add('NOT c.sample')
    condition(where)
    const sql = `SELECT ${columns} FROM calendar_events c ${where.where} ORDER BY c.scheduled_at, c.code LIMIT ${MOST_EVENTS}`
    return db.query<EventRow>(sql, where.params)
  }
  const fileOf = memoize({ seconds: 60, most: MOST_FILES }, async (lang: Language, query: string) => {
    const rows = await read(lang, where => {
      where.add(`c.scheduled_at BETWEEN now() - interval '7 days' AND now() + interval '60 days'`)
      addEventFilters(where, toConditions(readFilters(new URLSearchParams(query))))
    })
    return calendarIcs(rows, { lang, origin, freshSeconds: icsFreshSeconds })
  })
  return Router()
    .get('/:lang/feeds/calendar.ics', async (request, response, next) => {
      const { lang } = request.params
      if (!isPublicLanguage(lang)) return next()
      const { searchParams } = new URL(request.url, origin)
      const known = String(new URLSearchParams(filterFields(readFilters(searchParams))))
      sendIcs(request, response, await fileOf(lang, known))
    })
    .get('/:lang/feeds/calendar/:code.ics', async (request, response, next) => {
      const { lang, code } = request.params
      if (!isPublicLanguage(lang) || !isCode.test(code)) return next()
      const rows = await read(lang, where => where.add(`c.code = ${where.param(code)}`))
      if (rows.length === 0) return next()
      sendIcs(request, response, calendarIcs(rows, { lang, origin, freshSeconds: icsFreshSeconds }), `${code}.ics`)
    })
}

const toConditions = ({ impact, currency, country, category }: CalendarFilters) => ({
  importance: orAll(impact),
  currency: orAll(currency),
  countryCodes: orAll(country),
  category: category || undefined,
})
const orAll = <Value>(values: Value[]) => (values.length > 0 ? values : undefined)
