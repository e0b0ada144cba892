import { riskLevels } from 'calls/entities/broker'
import { licenceStatuses } from 'calls/entities/licence'
import { riskOfScore } from 'calls/rating/risk-level'
import { refine } from 'shared-state/schema'
import { twoCharCodeOf } from '../countries/iso-countries.ts'
import { dataKind } from './data-kind.ts'
import {
  choice,
  code,
  decimal,
  flag,
  line,
  list,
  matching,
  moment,
  optional,
  slug,
  tag,
  webAddress,
  whole,
} from './row-fields.ts'
import { slugOf } from './slug.ts'

/** Names of sections (decisions 1): `/brokers/login` is a list, not a broker with the code login. */
const reserved = [
  'account',
  'app',
  'company',
  'crypto',
  'deposit',
  'info',
  'login',
  'regulator',
  'review',
  'safe',
  'service',
  'trade',
  'update',
]
const score = optional(decimal(0, 10))
const isCountry = (value: string) => twoCharCodeOf(value) !== ''

const exported = `code, short_name, show_name, slug, legal_name, country_code, founded_year, website, socials, emails, phones, address,
  score, score_licence, score_regulation, score_risk_control, score_business, score_software, risk_level, licence_status, claimed,
  cooperative, tags, platforms, min_deposit_usd, max_leverage, spread_from, sample, created_at`

export const brokerKind = dataKind({
  name: 'brokers',
  columns: {
    code: {
      schema: code.check(
        refine(value => !reserved.includes(value.toLowerCase()), 'is the name of a section of the site'),
      ),
    },
    short_name: { schema: optional(line(100)) },
    show_name: { schema: line(100) },
    slug: { schema: optional(slug) },
    legal_name: { schema: line(200) },
    country_code: {
      schema: matching(/^\d{1,3}$/, 'must be a numeric ISO code such as 840').check(
        refine(isCountry, 'is not an ISO 3166 country'),
      ),
    },
    founded_year: { schema: optional(whole(1600, new Date().getUTCFullYear())), form: 'number' },
    website: { schema: optional(webAddress) },
    socials: { schema: optional(list(webAddress, 10)), form: 'list' },
    emails: {
      schema: optional(list(matching(/^(?=.{3,254}$)[^\s@|]+@[^\s@|]+$/, 'must be an email address'), 10)),
      form: 'list',
    },
    phones: { schema: optional(list(line(40), 10)), form: 'list' },
    address: { schema: optional(line(300)) },
    score: { schema: score, form: 'number' },
    score_licence: { schema: score, form: 'number' },
    score_regulation: { schema: score, form: 'number' },
    score_risk_control: { schema: score, form: 'number' },
    score_business: { schema: score, form: 'number' },
    score_software: { schema: score, form: 'number' },
    risk_level: { schema: optional(choice(riskLevels)) },
    licence_status: { schema: choice(licenceStatuses) },
    claimed: { schema: optional(flag), form: 'boolean' },
    cooperative: { schema: optional(flag), form: 'boolean' },
    tags: { schema: optional(list(tag)), form: 'list' },
    platforms: { schema: optional(list(code)), form: 'list' },
    min_deposit_usd: { schema: optional(decimal(0, 1_000_000_000)), form: 'number' },
    max_leverage: { schema: optional(whole(1, 100_000)), form: 'number' },
    spread_from: { schema: optional(decimal(0, 999)), form: 'number' },
    sample: { schema: optional(flag), form: 'boolean' },
    created_at: { schema: optional(moment) },
  },
  toRow: values => ({
    ...values,
    short_name: values.short_name ?? values.show_name,
    slug: values.slug ?? (slugOf(values.show_name).slice(0, 100).replace(/-$/, '') || 'broker'),
    country_code: values.country_code.padStart(3, '0'),
    risk_level: values.risk_level ?? riskOfScore(values.score ?? null),
    socials: values.socials ?? [],
    emails: values.emails ?? [],
    phones: values.phones ?? [],
    claimed: values.claimed ?? false,
    cooperative: values.cooperative ?? false,
    tags: values.tags ?? [],
    platforms: values.platforms ?? [],
    sample: values.sample ?? false,
  }),
  namesOf: values => [`code ${values.code}`],
  table: {
    name: 'brokers',
    key: ['code'],
    columns: {
      code: 'text',
      short_name: 'text',
      show_name: 'text',
      slug: 'text',
      legal_name: 'text',
      country_code: 'text',
      founded_year: 'smallint',
      website: 'text',
      socials: 'text[]',
      emails: 'text[]',
      phones: 'text[]',
      address: 'text',
      score: 'numeric(4, 2)',
      score_licence: 'numeric(4, 2)',
      score_regulation: 'numeric(4, 2)',
      score_risk_control: 'numeric(4, 2)',
      score_business: 'numeric(4, 2)',
      score_software: 'numeric(4, 2)',
      risk_level: 'text',
      licence_status: 'text',
      claimed: 'boolean',
      cooperative: 'boolean',
      tags: 'text[]',
      platforms: 'text[]',
      min_deposit_usd: 'numeric(12, 2)',
      max_leverage: 'integer',
      spread_from: 'numeric(5, 2)',
      sample: 'boolean',
    },
    moments: { created_at: { inserted: 'now()', changed: 'old.created_at' } },
    stamps: { updated_at: 'now()' },
    // An unknown software code would silently disappear from the list's filter.
    broken: `SELECT line, 'platforms: no such software: ' || string_agg(p.code, ', ' ORDER BY p.code) AS reason
      FROM incoming, unnest(platforms) AS p(code) WHERE NOT EXISTS (SELECT FROM software s WHERE s.code = p.code) GROUP BY line`,
  },
  exportSql: `SELECT ${exported} FROM brokers WHERE code > coalesce($1::json ->> 'code', '') ORDER BY code LIMIT $2`,
})
