import { siteName } from 'calls/site-name'
import ical, { ICalEventTransparency } from 'ical-generator'
import type { Language } from 'shared-state/i18n/languages'
import { icsStamp, type IcsOptions } from '../calendar/calendar-ics.ts'

export interface ExhibitionRow {
  code: string
  slug: string
  title: string
  starts_on: string
  ends_on: string
  city: string
  venue: string
  sample: boolean
}

const texts: Record<Language, { name: string; sample: string; unchecked: string }> = {
  en: {
    name: `${siteName}: exhibitions`,
    sample: 'Sample data: an invented exhibition.',
    unchecked: 'Announced by a user. This site has not checked it.',
  },
  id: {
    name: `${siteName}: pameran`,
    sample: 'Data contoh: pameran rekaan.',
    unchecked: 'Diumumkan oleh pengguna. Situs ini belum memeriksanya.',
  },
}

const DAY_MS = 86_400_000

/** Exhibitions as an iCalendar file (RFC 5545): events of whole days, which leave their time free. The end of an event is the day after its last. */
export function exhibitionIcs(
  exhibitions: readonly ExhibitionRow[],
  { lang, origin, freshSeconds }: IcsOptions,
): string {
  const stamp = icsStamp()
  const words = texts[lang]
  const calendar = ical({
    name: words.name,
    prodId: { company: siteName, product: 'exhibitions', language: lang.toUpperCase() },
    url: `${origin}/${lang}/market/exhibition.html`,
    ttl: freshSeconds,
    ...(exhibitions.some(({ sample }) => sample) && { description: words.sample }),
  })
  for (const { code, slug, title, starts_on, ends_on, city, venue, sample } of exhibitions) {
    const url = `${origin}/${lang}/market/exhibition/${slug}-${code}.html`
    calendar.createEvent({
      id: `${code}@${new URL(origin).hostname}`,
      stamp,
      allDay: true,
      start: new Date(starts_on),
      end: new Date(Date.parse(ends_on) + DAY_MS),
      summary: title,
      location: [venue, city].filter(Boolean).join(', '),
      description: [words.unchecked, ...(sample ? [words.sample] : []), url].join('\n'),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
