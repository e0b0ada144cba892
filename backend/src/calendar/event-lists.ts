import type { calendarFilter, calendarIndexinit, calendarMore } from 'calls/calendar'
import type { CalendarEvent } from 'calls/entities/calendar-event'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { countryName } from '../countries/country-names.ts'
import { choiceOf } from '../countries/same-country.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import { cursorAfter, readCursor } from './event-cursor.ts'
import { addEventFilters } from './event-filters.ts'
import { eventColumns, toEvent, type EventRow } from './event-rows.ts'
import { requestedDays } from './requested-days.ts'

const byTime = [{ sql: 'c.scheduled_at' }, { sql: 'c.code' }]

const onDays = (where: Conditions, { from, to }: { from: string; to: string }) =>
  where.add(`c.scheduled_at >= ${where.param(from)}::date AND c.scheduled_at < ${where.param(to)}::date + 1`)

/** All events of some days, with the number of events of each day, country and category; 0 for a given one that no event has. */
export async function eventsOfDays(
  { db, reference }: { db: Db; reference: ReferenceData },
  input: CallParsed<typeof calendarIndexinit>,
  lang: Language,
): Promise<CallOutput<typeof calendarIndexinit>> {
  const where = new Conditions()
  onDays(where, requestedDays(input, lang))
  const [rows, categories] = await Promise.all([
    db.query<EventRow>(
      `SELECT ${eventColumns(where.param(lang))} FROM calendar_events c ${where.where} ORDER BY ${orderBy(byTime)}`,
      where.params,
    ),
    reference.tags('calendar', lang),
  ])
  const items = rows.map(toEvent)
  const choices = (
    keyOf: (event: CalendarEvent) => string,
    given: readonly string[],
    nameOf: (value: string) => string,
  ) => {
    const counts = new Map([...given.map(value => [value, 0] as const), ...countBy(items, keyOf)])
    return [...counts].map(([value, count]) => ({ value, name: nameOf(value), count }))
  }
  return {
    days: countBy(items, event => event.scheduledAt.slice(0, 10)).map(([date, count]) => ({ date, count })),
    items,
    filters: {
      countries: choices(
        event => choiceOf(event.countryCode),
        (input.countryCodes ?? []).map(choiceOf),
        value => countryName(value, lang),
      ).map(choice => ({ ...choice, codes: codesOf(items, choice.value) })),
      categories: choices(
        event => event.category,
        input.category === undefined ? [] : [input.category],
        value => categories.get(value) ?? value,
      ),
    },
    cursor: cursorAfter(items.at(-1)),
  }
}

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, number][] =>
  [...Map.groupBy(items, keyOf)].map(([key, of]) => [key, of.length])

/** The codes of the events' countries that are one choice. */
const codesOf = (items: readonly CalendarEvent[], choice: string): string[] => [
  ...new Set(items.map(({ countryCode }) => countryCode).filter(code => choiceOf(code) === choice)),
]

/** One page of the events of some days that match the filters. */
export async function filteredEvents(
  db: Db,
  input: CallParsed<typeof calendarFilter>,
  lang: Language,
): Promise<CallOutput<typeof calendarFilter>> {
  const { pageIndex, pageSize } = input
  const where = new Conditions()
  onDays(where, requestedDays(input, lang))
  addEventFilters(where, input)
  const filter = where.where
  const count = await db.one<{ total: number }>(
    `SELECT count(*)::integer AS total FROM calendar_events c ${filter}`,
    where.params,
  )
  const total = count?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total, false)
  if (!slice) return { items: [], total, pageIndex, pageSize }
  const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
  const rows = await db.query<EventRow>(
    `SELECT ${eventColumns(where.param(lang))} FROM calendar_events c ${filter} ORDER BY ${orderBy(byTime)} ${limits}`,
    where.params,
  )
  return { items: rows.map(toEvent), total, pageIndex, pageSize }
}

/** Events after a cursor, or before it, latest first; without a cursor from now on. */
export async function moreEvents(
  db: Db,
  input: CallParsed<typeof calendarMore>,
  lang: Language,
): Promise<CallOutput<typeof calendarMore>> {
  const isLater = input.direction === 'later'
  const beyond = isLater ? '>' : '<'
  const where = new Conditions()
  if (input.cursor === undefined) where.add(`c.scheduled_at ${beyond} now()`)
  else {
    const { at, code } = readCursor(input.cursor, lang)
    where.add(`(c.scheduled_at, c.code) ${beyond} (${where.param(at)}::timestamptz, ${where.param(code)})`)
  }
  addEventFilters(where, input)
  const rows = await db.query<EventRow>(
    `SELECT ${eventColumns(where.param(lang))} FROM calendar_events c ${where.where}
     ORDER BY ${orderBy(byTime, !isLater)} LIMIT ${where.param(input.num + 1)}`,
    where.params,
  )
  const items = rows.slice(0, input.num).map(toEvent)
  return { items, cursor: rows.length > input.num ? cursorAfter(items.at(-1)) : null }
}
