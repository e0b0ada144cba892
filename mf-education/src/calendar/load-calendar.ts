import { calendarIndexinit, calendarMore } from 'calls/calendar'
import type { CalendarEvent } from 'calls/entities/calendar-event'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { educationText } from '../strings/keys.ts'
import { addDays, weekOf } from './calendar-days.ts'
import { readCalendarPlace, type CalendarPlace } from './calendar-place.ts'
import { flagOf } from './flag-of.ts'
import { loadReminders } from './load-reminders.ts'
import { redirectToBrowserZone } from '../zone/in-browser-zone.ts'
import { zoneClock, type ZoneClock } from '../zone/zone-clock.ts'

/** Events on a page of the upcoming ones. */
const UPCOMING = 40

/**
 * A day or a week of the calendar in the zone of the address, with the number of events on each day of the week, or the upcoming events.
 * Days of the zone reach into the UTC days before and after.
 */
export async function loadCalendar(context: LoadContext) {
  const { api, lang, signal, url } = context
  const place = readCalendarPlace(context)
  if (!place) throw notFound(context)
  redirectToBrowserZone(context)
  const clock = zoneClock(place.zone, lang)
  const today = clock.dayOf(Date.now())
  const day = place.day ?? today
  const week = weekOf(day)
  const [{ items, filters }, upcoming, nextBig, reminders] = await Promise.all([
    api.call(
      calendarIndexinit,
      { from: addDays(week[0]!, -1), to: addDays(week[6]!, 1), ...offered(place) },
      { signal },
    ),
    place.view === 'next' ? api.call(calendarMore, upcomingInput(place), { signal }) : undefined,
    api.call(calendarMore, { importance: [3], num: 1 }, { signal }),
    loadReminders(context),
  ])
  const byDay = eventsByDay(items, clock)
  const country = countryCodesOf(place.country, filters.countries)
  const chosen = eventsByDay(
    items.filter(event => isChosen(event, { ...place, country })),
    clock,
  )
  const shownDays = place.view === 'week' ? week : [day]
  return {
    place,
    origin: url.origin,
    today,
    day,
    week: week.map(date => ({ date, count: chosen.get(date)?.length ?? 0 })),
    days: upcoming
      ? [...eventsByDay(upcoming.items, clock)].map(([date, events]) => ({ date, events }))
      : shownDays.map(date => ({ date, events: chosen.get(date) ?? [] })),
    after: upcoming?.cursor ?? null,
    currencies: currenciesOf(upcoming ? items : shownDays.flatMap(date => byDay.get(date) ?? []), place.currency),
    choices: filters,
    nextBig: nextBig.items[0] ?? null,
    reminders,
    sample: items.some(({ sample }) => sample),
  }
}

export type CalendarData = Awaited<ReturnType<typeof loadCalendar>>

/** Sample figures are marked (decisions 8). */
export function calendarHead(data: CalendarData, { store }: Pick<LoadContext, 'store'>): Head {
  const { t } = store.text
  return {
    title: t(educationText.calendar),
    description: t(educationText.calendarIntro),
    canonical: '/calendar.html',
    sample: data.sample,
  }
}

/** The chosen country and category: they stay among the choices of days on which no event has them. */
const offered = ({ country, category }: CalendarPlace) => ({
  ...(country.length > 0 && { countryCodes: country }),
  ...(category && { category }),
})

const upcomingInput = (place: CalendarPlace) => ({
  num: UPCOMING,
  ...(place.after && { cursor: place.after }),
  ...(place.impact.length > 0 && { importance: place.impact }),
  ...(place.currency.length > 0 && { currency: place.currency }),
  ...offered(place),
})

function eventsByDay(events: readonly CalendarEvent[], clock: ZoneClock): Map<string, CalendarEvent[]> {
  const days = new Map<string, CalendarEvent[]>()
  for (const event of events) {
    const day = clock.dayOf(event.scheduledAt)
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(event)
    else days.set(day, [event])
  }
  return days
}

/** The codes of the chosen countries: one choice stands for all countries shown under its name. */
const countryCodesOf = (
  chosen: readonly string[],
  choices: readonly { value: string; codes: string[] }[],
): string[] => [...chosen, ...choices.flatMap(({ value, codes }) => (chosen.includes(value) ? codes : []))]

function isChosen(event: CalendarEvent, { impact, currency, country, category }: CalendarPlace): boolean {
  const fits = <Value>(chosen: readonly Value[], value: Value) => chosen.length === 0 || chosen.includes(value)
  return (
    fits<number>(impact, event.importance) &&
    fits(currency, event.currency) &&
    fits(country, event.countryCode) &&
    (!category || category === event.category)
  )
}

/** Currencies to choose from, each with the country whose flag represents it: those of the events, and the selected ones. */
function currenciesOf(
  events: readonly CalendarEvent[],
  chosen: readonly string[],
): { currency: string; flag: string }[] {
  const flags = new Map(chosen.map(currency => [currency, '']))
  for (const event of events) flags.set(event.currency, flagOf(event))
  return [...flags].map(([currency, flag]) => ({ currency, flag })).sort((a, b) => (a.currency < b.currency ? -1 : 1))
}
