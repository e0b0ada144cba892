import { shortCode } from 'calls/swift/swift-parts'
import type { swiftCode } from 'calls/swift-codes'
import type { OutputOfSchema } from 'shared-state/schema'
import type { Language } from 'shared-state/i18n/languages'
import { regionName } from 'shared-state/i18n/region-name'
import { countrySlug } from './swift-countries.ts'

export interface SwiftRow {
  code: string
  two_char_code: string
  bank: string
  bank_slug: string
  branch: string | null
  city: string
  city_slug: string
  address: string | null
  sample: boolean
}

export const swiftColumns = 'code, two_char_code, bank, bank_slug, branch, city, city_slug, address, sample'

export const toSwiftCode = (row: SwiftRow, lang: Language): OutputOfSchema<typeof swiftCode> => ({
  swiftCode: shortCode(row.code),
  bank: row.bank,
  bankSlug: row.bank_slug,
  branch: row.branch,
  city: row.city,
  citySlug: row.city_slug,
  twoCharCode: row.two_char_code,
  country: regionName(lang, row.two_char_code),
  countrySlug: countrySlug(row.two_char_code),
  address: row.address,
  head: shortCode(row.code) !== row.code,
  sample: row.sample,
})
