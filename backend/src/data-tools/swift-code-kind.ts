import { fullCode, swiftForm } from 'calls/swift/swift-parts'
import { faultsOf } from '../swift-codes/check-swift-code.ts'
import { dataKind } from './data-kind.ts'
import { flag, line, matching, optional } from './row-fields.ts'
import { slugOf } from './slug.ts'

const MOST_SLUG = 100
const slugFor = (name: string, otherwise: string) => slugOf(name).slice(0, MOST_SLUG).replace(/-$/, '') || otherwise

/** Slugs are made from the names, so that the rows of one bank or city agree. */
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
  problemOf: ({ code }) => (faultsOf(code).length > 0 ? `code: ${code.slice(4, 6)} is no country` : undefined),
  toRow: ({ code, bank, branch, city, address, sample }) => ({
    code: fullCode(code),
    bank,
    bank_slug: slugFor(bank, 'bank'),
    branch: branch ?? null,
    city,
    city_slug: slugFor(city, 'city'),
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
