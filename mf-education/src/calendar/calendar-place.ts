import type { LoadContext } from 'shared-state/runtime'
import { withQuery } from '../with-query.ts'
import { isDay } from './calendar-days.ts'
import { impacts, type Impact } from './impact.ts'

/** The query in an address of the calendar. Without a day it is today; an empty list of impacts or currencies means all. */
export interface CalendarPlace {
  day: string | undefined
  impact: Impact[]
  currency: string[]
}

/** Reads the query; null if the day is invalid. Invalid filters are ignored. */
export function readCalendarPlace({ url }: Pick<LoadContext, 'url'>): CalendarPlace | null {
  const { searchParams } = url
  const day = searchParams.get('date') || undefined
  if (day && !isDay(day)) return null
  const list = (name: string) => (searchParams.get(name) ?? '').split(',')
  return {
    day,
    impact: impacts.filter(impact => list('impact').includes(String(impact))),
    currency: list('currency').filter(currency => /^[A-Z]{3}$/.test(currency)),
  }
}

export const calendarPath = ({ day, impact, currency }: CalendarPlace): string =>
  withQuery('/calendar.html', { date: day, impact: impact.join(','), currency: currency.join(',') })

/**
 * The selected values with one toggled. If an empty selection means all of `all`, turning one off selects the others, and selecting all of
 * them gives an empty selection again.
 */
export function switched<Value>(chosen: readonly Value[], value: Value, all: readonly Value[] = []): Value[] {
  const before = chosen.length > 0 ? chosen : all
  const after = before.includes(value) ? before.filter(other => other !== value) : [...before, value]
  return after.length === all.length ? [] : after
}
