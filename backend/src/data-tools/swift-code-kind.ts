import { fullCode, swiftForm } from 'calls/swift/swift-parts'
import { countryCodeOf } from '../countries/iso-countries.ts'
import { dataKind } from './data-kind.ts'
import { flag, line, matching, optional } from './row-fields.ts'
import { slugOf } from './slug.ts'

const MOST_SLUG = 80
const slugFor = (name: string, otherwise: string) => slugOf(name).slice(0, MOST_SLUG).replace(/-$/, '') || otherwise

/** Slugs are made from the names, so that the rows of one bank or city agree; names without Latin letters have their part of the code instead. */
export const swiftCodeKind = dataKind({
  name: 'swift-codes',
  columns: {
    code: { schema: matching(swiftForm, 'must be 8 or 11 characters, such as ABCDGB2LXXX') },
    bank: { schema: line(120) },
    branch: { schema: optional(line(120)) },
    city: { schema: line(80) },
    address: { schema: optional(line(300)) },
    sample: { schema: optional(flag), form: 'boolean' },
  },
  problemOf: ({ code }) => (countryCodeOf(code.slice(4, 6)) ? undefined : `code: ${code.slice(4, 6)} is no country`),
  toRow: ({ code, bank, branch, city, address, sample }) => ({
    code: fullCode(code),
    bank,
    bank_slug: slugFor(bank, code.slice(0, 4).toLowerCase()),
    branch: branch ?? null,
    city,
    city_slug: slugFor(city, code.slice(6, 8).toLowerCase()),
    address: address ?? null,
    sample: sample ?? false,
  }),
  namesOf: ({ code }) => [`code ${fullCode(code)}`],
  table: {
    name: 'swift_codes',
    key: ['code'],
    columns: {
      code: 'text',
      bank: 'text',
      bank_slug: 'text',
      branch: 'text',
      city: 'text',
      city_slug: 'text',
      address: 'text',
      sample: 'boolean',
    },
  },
  exportSql: `SELECT code, bank, branch, city, address, sample FROM swift_codes WHERE code > coalesce($1::json ->> 'code', '') ORDER BY code LIMIT $2`,
})
