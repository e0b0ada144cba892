import type { Queries } from '../db/db.ts'
import { releasesBetween } from './calendar-schedule.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { SampleClock } from './sample-clock.ts'
import { readSampleFile } from './sample-texts.ts'
import type { TextPair } from './sample-texts.ts'
import { titleSlug } from './slug.ts'

interface CalendarFacts {
  countries: [code: string, currency: string, nameEn: string, nameId: string, hour: number][]
  indicators: {
    code: string
    name: TextPair
    category: string
    importance: number
    every: 'week' | 'month' | 'quarter'
    unit: string
    centre: number
    step: number
    digits: number
    only?: string[]
    content: TextPair
  }[]
}

/** Enough of the past for a history of each figure, and some weeks ahead. */
const DAYS_BACK = 200
const DAYS_AHEAD = 40

const COLUMNS = [
  'code', 'slug', 'series', 'title', 'content', 'country_code', 'currency', 'importance', 'category', 'scheduled_at', 'period', 'unit', 'previous',
  'consensus', 'actual', 'revised', 'sample',
]

/** Invented figures of economic releases around today; no authority is named (decisions 8). What lies ahead has no actual figure. */
export async function loadCalendar(queries: Queries, clock: SampleClock): Promise<void> {
  const { countries, indicators } = readSampleFile<CalendarFacts>('calendar-series.json')
  const rows = new RowLoader(queries, 'calendar_events', COLUMNS)
  let number = 0
  for (const [country, currency, nameEn, nameId, hour] of countries) {
    for (const indicator of indicators) {
      if (indicator.only && !indicator.only.includes(country)) continue
      const series = `${country}${indicator.code}`
      const random = new Random(`calendar ${series}`)
      const title = { en: `${nameEn} ${indicator.name[0]}`, id: `${nameId}: ${indicator.name[1]}` }
      const shown = (value: number): string => value.toFixed(indicator.digits)
      let actual = indicator.centre + random.around(0, indicator.step * 2)
      for (const { at, period } of releasesBetween(clock.daysAgo(DAYS_BACK), clock.daysAgo(-DAYS_AHEAD), indicator.every, random.between(0, 27), hour)) {
        const previous = actual
        actual = indicator.centre + (previous - indicator.centre) * 0.7 + random.around(0, indicator.step)
        const consensus = previous + (actual - previous) * 0.5 + random.around(0, indicator.step * 0.3)
        const revised = random.chance(0.12) ? previous + random.around(0, indicator.step * 0.3) : previous
        const known = at.getTime() <= clock.now
        await rows.add(
          String(6_000_000_000 + number++), titleSlug(title.en), series, title, { en: indicator.content[0], id: indicator.content[1] }, country, currency,
          indicator.importance, indicator.category, at, period, indicator.unit, shown(previous), shown(consensus), known ? shown(actual) : null,
          known && shown(revised) !== shown(previous) ? shown(revised) : null, true,
        )
      }
    }
  }
  await rows.finish()
}
