import type { LoadContext } from 'shared-state/runtime'
import { withQuery } from '../with-query.ts'
import { isDay } from './calendar-days.ts'
import { impacts, type Impact } from './impact.ts'

/** What an address of the calendar asks for. No day is today; no impact and no currency chosen is all of them. */
export interface CalendarPlace {
  day: string | undefined
  impact: Impact[]
  currency: string[]
}

/** Reads the query; null: the day is none. Filters that cannot be are left out. */
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
 * The chosen values with one switched. Where nothing chosen stands for all of `all`, switching one off leaves the
 * others, and all of them chosen is nothing chosen again.
 */
export function switched<Value>(chosen: readonly Value[], value: Value, all: readonly Value[] = []): Value[] {
  const before = chosen.length > 0 ? chosen : all
  const after = before.includes(value) ? before.filter(other => other !== value) : [...before, value]
  return after.length === all.length ? [] : after
}
