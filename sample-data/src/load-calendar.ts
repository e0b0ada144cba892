import { titleSlug } from 'backend/data-tools/slug'
import { releasesBetween } from './calendar-schedule.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { Row } from './row-loader.ts'
import type { SampleClock } from './sample-clock.ts'
import type { SampleScene } from './sample-scene.ts'
import { fillIn, readSampleFile } from './sample-texts.ts'
import type { TextPair } from './sample-texts.ts'

/** `hour` of publication in UTC. */
type Country = [code: string, currency: string, nameEn: string, nameId: string, hour: number]

interface Indicator {
  code: string
  name: TextPair
  category: string
  importance: number
  every: 'week' | 'month' | 'quarter'
  unit: string
  centre: number // the usual value
  step: number // its typical change between releases
  digits: number
  currencyRisesOn?: 'lower' | null // absent: higher
  only?: string[] // country codes; absent: all
  content: TextPair
}

interface CalendarFacts {
  countries: Country[]
  indicators: Indicator[]
}

/** Far enough back for a history of each figure, and some weeks ahead. */
const DAYS_BACK = 200
const DAYS_AHEAD = 40
const FIRST_CODE = 6_000_000_000

/** An economic release: its row, and what other sample texts say about it. */
export interface CalendarRelease {
  at: Date
  importance: number
  category: string
  row: Row
}

/** Invented figures of economic releases around today; no authority is named (decisions 8). Future releases have no actual figure. */
export function calendarReleases(clock: SampleClock): CalendarRelease[] {
  const { countries, indicators } = readSampleFile<CalendarFacts>('calendar-series.json')
  return countries.flatMap(country =>
    indicators
      .filter(({ only }) => !only || only.includes(country[0]))
      .flatMap(indicator => seriesOf(country, indicator, clock)),
  )
}

export async function loadCalendar({ queries }: SampleScene, releases: readonly CalendarRelease[]): Promise<void> {
  const rows = new RowLoader(queries, 'calendar_events')
  for (const [index, { row }] of releases.entries()) await rows.add({ code: String(FIRST_CODE + index), ...row })
  await rows.finish()
}

/** One figure of one country over time: each value starts from the previous one and tends towards the usual. */
function seriesOf(
  [country, currency, nameEn, nameId, hour]: Country,
  indicator: Indicator,
  clock: SampleClock,
): CalendarRelease[] {
  const series = `${country}${indicator.code}`
  const random = new Random(`calendar ${series}`)
  const title = { en: `${nameEn} ${indicator.name[0]}`, id: `${nameId}: ${indicator.name[1]}` }
  const { centre, step } = indicator
  const shown = (value: number): string => value.toFixed(indicator.digits)
  const [from, to] = [clock.daysAgo(DAYS_BACK), clock.daysAgo(-DAYS_AHEAD)]
  let actual = centre + random.around(0, step * 2)
  return releasesBetween(from, to, { every: indicator.every, offset: random.between(0, 27), hour }).map(
    ({ at, period }) => {
      const previous = actual
      actual = centre + (previous - centre) * 0.7 + random.around(0, step)
      const consensus = previous + (actual - previous) * 0.5 + random.around(0, step * 0.3)
      const revised = random.chance(0.12) ? previous + random.around(0, step * 0.3) : previous
      const known = at.getTime() <= clock.now
      const row = {
        slug: titleSlug(title.en),
        series,
        title,
        content: fillIn(indicator.content, {}),
        country_code: country,
        currency,
        importance: indicator.importance,
        category: indicator.category,
        scheduled_at: at,
        period,
        unit: indicator.unit,
        previous: shown(previous),
        consensus: shown(consensus),
        actual: known ? shown(actual) : null,
        revised: known && shown(revised) !== shown(previous) ? shown(revised) : null,
        currency_rises_on: indicator.currencyRisesOn === undefined ? 'higher' : indicator.currencyRisesOn,
        sample: true,
      }
      return { at, importance: indicator.importance, category: indicator.category, row }
    },
  )
}
