import { calendarIndexinit } from 'shared-state/calls/calendar'
import type { CalendarEvent } from 'shared-state/calls/entities/calendar-event'
import { notFound, type LoadContext } from 'shared-state/runtime'
import { dayOf, weekOf } from './calendar-days.ts'
import { readCalendarPlace, type CalendarPlace } from './calendar-place.ts'

/** One day of the calendar, with the number of events on each day of its week. */
export async function loadCalendar(context: LoadContext) {
  const { api, signal } = context
  const place = readCalendarPlace(context)
  if (!place) throw notFound(context)
  const now = Date.now()
  const today = dayOf(now)
  const day = place.day ?? today
  const week = weekOf(day)
  const { days, items } = await api.call(calendarIndexinit, { from: week[0], to: week.at(-1) }, { signal })
  const ofDay = items.filter(event => dayOf(event.scheduledAt) === day)
  return {
    place,
    today,
    day,
    week: week.map(date => ({ date, count: days.find(other => other.date === date)?.count ?? 0 })),
    currencies: currenciesOf(ofDay),
    events: ofDay.filter(event => isChosen(event, place)),
    nextBig: items.find(event => event.importance === 3 && Date.parse(event.scheduledAt) > now) ?? null,
  }
}

const isChosen = ({ importance, currency }: CalendarEvent, place: CalendarPlace): boolean =>
  (place.impact.length === 0 || place.impact.some(impact => impact === importance)) &&
  (place.currency.length === 0 || place.currency.includes(currency))

/** Currencies of the day's events by their code, each with the country whose flag stands for it. */
function currenciesOf(events: readonly CalendarEvent[]): { currency: string; flag: string }[] {
  const flags = new Map(events.map(event => [event.currency, flagOf(event)]))
  return [...flags].map(([currency, flag]) => ({ currency, flag })).sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

/** The euro is no single country's. */
const flagOf = ({ currency, twoCharCode }: CalendarEvent) => (currency === 'EUR' ? 'eu' : twoCharCode)
