import { twoCharCodeOf } from '../countries/iso-countries.ts'
import { dataKind } from './data-kind.ts'
import { choice, code, flag, line, matching, moment, optional, prose, slug, tag, whole } from './row-fields.ts'
import { titleSlug } from './slug.ts'

const figure = optional(
  matching(/^-?[0-9]{1,12}(\.[0-9]{1,6})?$/, 'must be a number with a decimal point and without a unit, such as -1.4'),
)

/**
 * Events of the economic calendar. A file that is imported again revises the events of the same codes: their times, forecasts and figures.
 * `series` joins the releases of one figure, `revised` corrects the figure before.
 */
export const calendarEventKind = dataKind({
  name: 'calendar-events',
  columns: {
    code: { schema: code },
    slug: { schema: optional(slug) },
    series: { schema: tag },
    title_en: { schema: line(200) },
    title_id: { schema: line(200) },
    content_en: { schema: prose(20_000) },
    content_id: { schema: prose(20_000) },
    country_code: { schema: matching(/^\d{1,3}$/, 'must be a numeric ISO code such as 840') },
    currency: { schema: matching(/^[A-Z]{3}$/, 'must be three capital letters') },
    importance: { schema: whole(1, 3), form: 'number' },
    category: { schema: tag },
    scheduled_at: { schema: moment },
    period: { schema: line(20) },
    unit: { schema: optional(line(20)) },
    previous: { schema: figure },
    consensus: { schema: figure },
    actual: { schema: figure },
    revised: { schema: figure },
    currency_rises_on: { schema: optional(choice(['higher', 'lower'])) },
    sample: { schema: optional(flag), form: 'boolean' },
  },
  problemOf: ({ country_code }) =>
    twoCharCodeOf(country_code) ? undefined : `country_code: ${country_code} is not an ISO 3166 country`,
  toRow: ({ title_en, title_id, content_en, content_id, country_code, ...values }) => ({
    ...values,
    slug: values.slug ?? titleSlug(title_en).slice(0, 100).replace(/-$/, ''),
    title: { en: title_en, id: title_id },
    content: { en: content_en, id: content_id },
    country_code: country_code.padStart(3, '0'),
    unit: values.unit ?? '',
    previous: values.previous ?? null,
    consensus: values.consensus ?? null,
    actual: values.actual ?? null,
    revised: values.revised ?? null,
    currency_rises_on: values.currency_rises_on ?? null,
    sample: values.sample ?? false,
  }),
  namesOf: values => [`code ${values.code}`],
  table: {
    name: 'calendar_events',
    key: ['code'],
    columns: {
      code: 'text',
      slug: 'text',
      series: 'text',
      title: 'jsonb',
      content: 'jsonb',
      country_code: 'text',
      currency: 'text',
      importance: 'smallint',
      category: 'text',
      scheduled_at: 'timestamptz',
      period: 'text',
      unit: 'text',
      previous: 'text',
      consensus: 'text',
      actual: 'text',
      revised: 'text',
      currency_rises_on: 'text',
      sample: 'boolean',
    },
  },
  pageSize: 500,
  exportSql: `SELECT code, slug, series, title ->> 'en' AS title_en, title ->> 'id' AS title_id, content ->> 'en' AS content_en,
      content ->> 'id' AS content_id, country_code, currency, importance, category, scheduled_at, period, unit, previous, consensus, actual,
      revised, currency_rises_on, sample
    FROM calendar_events WHERE code > coalesce($1::json ->> 'code', '') ORDER BY code LIMIT $2`,
})
