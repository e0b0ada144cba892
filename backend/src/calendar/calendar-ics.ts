import { eventPath } from 'calls/calendar/calendar-paths'
import { siteName } from 'calls/site-name'
import ical, { ICalEventTransparency } from 'ical-generator'
import type { Language } from 'shared-state/i18n/languages'
import type { EventRow } from './event-rows.ts'
import { figureText } from './figure-text.ts'

const texts: Record<Language, { name: string; sample: string; actual: string; forecast: string; previous: string }> = {
  en: {
    name: `${siteName}: economic calendar`,
    sample: 'Sample data: invented figures and times.',
    actual: 'Actual',
    forecast: 'Forecast',
    previous: 'Previous',
  },
  id: {
    name: `${siteName}: kalender ekonomi`,
    sample: 'Data contoh: angka dan waktunya rekaan.',
    actual: 'Aktual',
    forecast: 'Perkiraan',
    previous: 'Sebelumnya',
  },
}

export interface IcsOptions {
  lang: Language
  origin: string
  /** How long a calendar program may use the file before it asks again. */
  freshSeconds: number
}

/** The day of making a file: the file of the same events is the same all day, so that readers can ask conditionally. */
export const icsStamp = (): Date => new Date(new Date().toISOString().slice(0, 10))

/**
 * Events as an iCalendar file (RFC 5545), with times in UTC, which calendar programs show in their own time zone. The events have no
 * duration and leave their time free. The file of the same events is the same all day, so that readers can ask conditionally.
 */
export function calendarIcs(events: readonly EventRow[], { lang, origin, freshSeconds }: IcsOptions): string {
  const stamp = icsStamp()
  const words = texts[lang]
  const calendar = ical({
    name: words.name,
    prodId: { company: siteName, product: 'calendar', language: lang.toUpperCase() },
    url: `${origin}/${lang}/calendar.html`,
    ttl: freshSeconds,
    ...(events.some(({ sample }) => sample) && { description: words.sample }),
  })
  for (const event of events) {
    const url = `${origin}/${lang}${eventPath(event)}`
    calendar.createEvent({
      id: `${event.code}@${new URL(origin).hostname}`,
      stamp,
      start: new Date(event.scheduled_at),
      summary: event.title_text,
      description: [...figuresOf(event, lang), ...(event.sample ? [words.sample] : []), url].join('\n'),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

function figuresOf({ actual, consensus, previous, unit }: EventRow, lang: Language): string[] {
  const { actual: actualName, forecast, previous: previousName } = texts[lang]
  const line = (name: string, value: string | null) =>
    value === null ? [] : [`${name}: ${figureText(value, unit, lang)}`]
  return [...line(actualName, actual), ...line(forecast, consensus), ...line(previousName, previous)]
}
