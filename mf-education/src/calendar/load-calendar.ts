import { calendarIndexinit } from 'calls/calendar'
import type { CalendarEvent } from 'calls/entities/calendar-event'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { educationText } from '../strings/keys.ts'
import { dayOf, weekOf } from './calendar-days.ts'
import { readCalendarPlace, type CalendarPlace } from './calendar-place.ts'
import { flagOf } from './flag-of.ts'

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
    currencies: currenciesOf(ofDay, place.currency),
    events: ofDay.filter(event => isChosen(event, place)),
    nextBig: week.includes(today) ? nextBigOf(items, now) : null,
  }
}

/** The calendar's figures are sample data (decisions 8). */
export function calendarHead(_data: unknown, { store }: Pick<LoadContext, 'store'>): Head {
  const { t } = store.text
  return {
    title: t(educationText.calendar),
    description: t(educationText.calendarIntro),
    canonical: '/calendar.html',
    sample: true,
  }
}

const nextBigOf = (events: readonly CalendarEvent[], now: number): CalendarEvent | null =>
  events.find(event => event.importance === 3 && Date.parse(event.scheduledAt) > now) ?? null

const isChosen = ({ importance, currency }: CalendarEvent, place: CalendarPlace): boolean =>
  (place.impact.length === 0 || place.impact.some(impact => impact === importance)) &&
  (place.currency.length === 0 || place.currency.includes(currency))

/** Currencies to choose from, each with the country whose flag represents it: those of the day, and the selected ones. */
function currenciesOf(
  events: readonly CalendarEvent[],
  chosen: readonly string[],
): { currency: string; flag: string }[] {
  const flags = new Map(chosen.map(currency => [currency, '']))
  for (const event of events) flags.set(event.currency, flagOf(event))
  return [...flags].map(([currency, flag]) => ({ currency, flag })).sort((a, b) => (a.currency < b.currency ? -1 : 1))
}
