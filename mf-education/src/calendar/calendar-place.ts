import { filterFields, noFilters, readFilters, type CalendarFilters } from 'calls/calendar/calendar-filters'
import type { LoadContext } from 'shared-state/runtime'
import { withQuery } from '../with-query.ts'
import { isDay } from './calendar-days.ts'
import { readZone, UTC } from '../zone/read-zone.ts'

export const calendarViews = ['day', 'week', 'next'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The query in an address of the calendar. Without a day it is today; `after` is the cursor of a further page of upcoming events. */
export interface CalendarPlace extends CalendarFilters {
  view: CalendarView
  day: string | undefined
  after: string
  zone: string
}

const today: CalendarPlace = { ...noFilters, view: 'day', day: undefined, after: '', zone: UTC }
const LONGEST_CURSOR = 100

/** Reads the query; null if the day is invalid. Invalid filters are ignored. */
export function readCalendarPlace({ url }: Pick<LoadContext, 'url'>): CalendarPlace | null {
  const { searchParams } = url
  const day = searchParams.get('date') || undefined
  if (day && !isDay(day)) return null
  const view = calendarViews.find(known => known === searchParams.get('view')) ?? 'day'
  const after = view === 'next' ? (searchParams.get('after') ?? '') : ''
  return {
    ...readFilters(searchParams),
    view,
    day: view === 'next' ? undefined : day,
    after: after.length <= LONGEST_CURSOR ? after : '',
    zone: readZone(searchParams),
  }
}

export function calendarPath(place: Partial<CalendarPlace> = {}): string {
  const { view, day, after, zone, ...filters } = { ...today, ...place }
  const fields = { view: view === 'day' ? '' : view, date: day, ...filterFields(filters), after }
  return withQuery('/calendar.html', { ...fields, zone: zone === UTC ? '' : zone })
}

/**
 * The selected values with one toggled. If an empty selection means all of `all`, turning one off selects the others, and selecting all of
 * them gives an empty selection again.
 */
export function switched<Value>(chosen: readonly Value[], value: Value, all: readonly Value[] = []): Value[] {
  const before = chosen.length > 0 ? chosen : all
  const after = before.includes(value) ? before.filter(other => other !== value) : [...before, value]
  return after.length === all.length ? [] : after
}
