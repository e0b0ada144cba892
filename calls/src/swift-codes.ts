import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  int,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { keyword, paging, text, trimmed, twoCharCode } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

const section = 'SWIFT codes'

/** `swiftCode` has eight characters for a head office, eleven for a branch. `sample`: the bank is invented. */
export const swiftCode = object({
  swiftCode: string(),
  bank: string(),
  bankSlug: string(),
  branch: nullable(string()),
  city: string(),
  citySlug: string(),
  twoCharCode: string(),
  country: string(),
  countrySlug: string(),
  address: nullable(string()),
  head: boolean(),
  sample: boolean(),
})

const place = object({ slug: string(), count: int() })
/** Sorted by name, or by number of codes, most first. */
const order = withDefault(oneOf(['name', 'count']), 'name')

/**
 * The countries that have codes, by name; with a keyword those whose name contains it. `hot`: the codes that match the keyword best, at most
 * 20, or head offices in the countries with most codes. `total` counts all codes. `sample`: some of them are invented.
 */
export const swiftcodeInit = declareCall({
  name: 'swiftcode.init',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword: optional(keyword) }),
  output: object({
    countries: array(object({ twoCharCode: string(), name: string(), slug: string(), flag: string(), count: int() })),
    hot: array(swiftCode),
    total: int(),
    sample: boolean(),
  }),
})

/** `slug`: only the city with this part of an address. */
export const swiftcodeCity = declareCall({
  name: 'swiftcode.city',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ twoCharCode, keyword: optional(keyword), slug: optional(text(1, 100)), order, ...paging }),
  output: pageOf(object({ city: string(), ...place.shape })),
})

/** `city`: its name or its part of an address. */
export const swiftcodeBank = declareCall({
  name: 'swiftcode.bank',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ twoCharCode, city: text(1, 80), keyword: optional(keyword), order, ...paging }),
  output: pageOf(object({ bank: string(), ...place.shape })),
})

/**
 * A code with the other codes of its bank in the same country, or the codes of a bank in a city; at most 100, the code itself or the head
 * office first. 404/3001 if there is none; 400/1004 for a malformed code.
 */
export const swiftcodeComplete = declareCall({
  name: 'swiftcode.complete',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    swiftCode: optional(text(1, 11)),
    twoCharCode: optional(twoCharCode),
    city: optional(text(1, 80)),
    bank: optional(text(1, 120)),
  }),
  output: object({ items: array(swiftCode), country: string(), city: string(), bank: string() }),
})

export const swiftFaults = ['length', 'letters', 'characters', 'country'] as const

/**
 * Explains what is wrong with a text that should be a code: each fault with its part (null: the whole) and the characters at fault. `code` is
 * null if there is a fault; `known`: the directory has it.
 */
export const swiftcodeCheck = declareCall({
  name: 'swiftcode.check',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ text: trimmed(1, 64) }),
  output: object({
    typed: string(),
    code: nullable(string()),
    known: boolean(),
    faults: array(
      object({
        part: nullable(oneOf(['bank', 'country', 'location', 'branch'])),
        fault: oneOf(swiftFaults),
        found: string(),
      }),
    ),
  }),
})
