import { surveyVerdicts } from 'calls/entities/survey'
import { FIRST_SURVEY_DAY } from 'calls/survey-desk'
import { twoCharCodeOf } from '../countries/iso-countries.ts'
import { dataKind } from './data-kind.ts'
import { choice, code, day, flag, line, matching, moment, optional, prose, slug } from './row-fields.ts'
import { surveySlug } from './survey-slug.ts'

/** Visits to the addresses of brokers. Pictures are not in a file: those of a survey from the desk stay. */
export const surveyKind = dataKind({
  name: 'surveys',
  columns: {
    code: { schema: code },
    slug: { schema: optional(slug) },
    title_en: { schema: line(200) },
    title_id: { schema: line(200) },
    summary_en: { schema: prose(1000) },
    summary_id: { schema: prose(1000) },
    content_en: { schema: prose(20_000) },
    content_id: { schema: prose(20_000) },
    broker_code: { schema: code },
    country_code: { schema: matching(/^\d{1,3}$/, 'must be a numeric ISO code such as 840') },
    address: { schema: line(300) },
    visited_on: { schema: day },
    verdict: { schema: choice(surveyVerdicts) },
    sample: { schema: optional(flag), form: 'boolean' },
    published_at: { schema: moment },
  },
  problemOf: ({ country_code, visited_on, published_at }) => {
    if (!twoCharCodeOf(country_code)) return `country_code: ${country_code} is not an ISO 3166 country`
    if (visited_on < FIRST_SURVEY_DAY) return `visited_on: is before ${FIRST_SURVEY_DAY}`
    return visited_on > published_at.slice(0, 10) ? 'visited_on: is after published_at' : undefined
  },
  toRow: ({ title_en, title_id, summary_en, summary_id, content_en, content_id, country_code, ...values }) => ({
    ...values,
    slug: values.slug ?? surveySlug(title_en),
    title: { en: title_en, id: title_id },
    summary: { en: summary_en, id: summary_id },
    content: { en: content_en, id: content_id },
    country_code: country_code.padStart(3, '0'),
    sample: values.sample ?? false,
  }),
  namesOf: values => [`code ${values.code}`],
  table: {
    name: 'surveys',
    key: ['code'],
    columns: {
      code: 'text',
      slug: 'text',
      title: 'jsonb',
      summary: 'jsonb',
      content: 'jsonb',
      broker_code: 'text',
      country_code: 'text',
      address: 'text',
      visited_on: 'date',
      verdict: 'text',
      sample: 'boolean',
      published_at: 'timestamptz',
    },
    stamps: { updated_at: 'now()' },
    broken: `SELECT i.line, 'broker_code: no such broker: ' || i.broker_code AS reason FROM incoming i
      WHERE NOT EXISTS (SELECT FROM brokers b WHERE b.code = i.broker_code)`,
  },
  pageSize: 100,
  exportSql: `SELECT code, slug, title ->> 'en' AS title_en, title ->> 'id' AS title_id, summary ->> 'en' AS summary_en,
      summary ->> 'id' AS summary_id, content ->> 'en' AS content_en, content ->> 'id' AS content_id, broker_code, country_code, address,
      visited_on, verdict, sample, published_at
    FROM surveys WHERE code > coalesce($1::json ->> 'code', '') ORDER BY code LIMIT $2`,
})
