import type { MarketType } from '../entities/market-listing.ts'

/**
 * The fields that a kind of listing has besides those of every listing. The calls that add a listing, the forms, the facts on its page and the
 * tests are made from these declarations. A field is optional unless it is `required`.
 */
export type ListingField =
  /** One line of text; its length in characters. */
  | { kind: 'line'; name: string; min: number; max: number; required?: true }
  /** An address on the web, http or https. */
  | { kind: 'link'; name: string; max: number; required?: true }
  /** Several short texts, each of 1 to `longest` characters; at most `most`, and at least one if `required`. */
  | { kind: 'words'; name: string; most: number; longest: number; required?: true }
  /** Three-letter codes of currencies. */
  | { kind: 'currencies'; name: string; most: number; required?: true }
  | { kind: 'choice'; name: string; values: readonly string[]; required?: true }
  | { kind: 'flag'; name: string }
  /** A whole number. */
  | { kind: 'count'; name: string; min: number; max: number; required?: true }
  /** An amount with its currency. `atLeast`: not below that field, and in its currency; it needs that field. */
  | { kind: 'money'; name: string; atLeast?: string; required?: true }
  /** A day. `notBefore`: not before the day in that field. */
  | { kind: 'day'; name: string; notBefore?: string; required?: true }
  /** Code of a regulator. */
  | { kind: 'regulator'; name: string; required?: true }
  /** Code of a broker. */
  | { kind: 'broker'; name: string; required?: true }

/** Names of the fields that every listing has (calls, Market: M). */
export const commonFields = ['title', 'content', 'countryCode', 'contact', 'imageIds'] as const

/** Fewest and most characters of the texts that every listing has (decisions 7; calls, Market). */
export const listingLengths = { title: [5, 80], content: [20, 3000], contact: [5, 100] } as const

const recruitment = [
  { kind: 'money', name: 'salary' },
  { kind: 'money', name: 'salaryTo', atLeast: 'salary' },
  { kind: 'flag', name: 'remote' },
] as const satisfies readonly ListingField[]

export const listingFields = {
  platform: [
    { kind: 'line', name: 'platformName', min: 2, max: 60, required: true },
    { kind: 'link', name: 'website', max: 200 },
  ],
  payment: [
    { kind: 'words', name: 'methods', most: 20, longest: 60, required: true },
    { kind: 'currencies', name: 'currencies', most: 30, required: true },
  ],
  licenseCommission: [
    { kind: 'regulator', name: 'regulatorId', required: true },
    { kind: 'line', name: 'licenceType', min: 2, max: 60, required: true },
    { kind: 'money', name: 'price' },
  ],
  licenseTransfer: [
    { kind: 'regulator', name: 'regulatorId', required: true },
    { kind: 'line', name: 'licenceNo', min: 2, max: 40, required: true },
    { kind: 'money', name: 'price' },
  ],
  exhibition: [
    { kind: 'line', name: 'city', min: 2, max: 80, required: true },
    { kind: 'line', name: 'venue', min: 2, max: 120, required: true },
    { kind: 'day', name: 'startsAt', required: true },
    { kind: 'day', name: 'endsAt', notBefore: 'startsAt', required: true },
  ],
  ib: [
    { kind: 'broker', name: 'traderCode' },
    { kind: 'line', name: 'rebate', min: 1, max: 60, required: true },
    { kind: 'line', name: 'region', min: 2, max: 80 },
  ],
  personal: [
    { kind: 'line', name: 'position', min: 2, max: 80, required: true },
    { kind: 'count', name: 'years', min: 0, max: 60 },
    ...recruitment,
  ],
  team: [
    { kind: 'line', name: 'position', min: 2, max: 80, required: true },
    { kind: 'count', name: 'teamSize', min: 1, max: 1000, required: true },
    ...recruitment,
  ],
  ea: [
    { kind: 'choice', name: 'software', values: ['mt4', 'mt5', 'other'], required: true },
    { kind: 'words', name: 'pairs', most: 20, longest: 20 },
    { kind: 'money', name: 'price', required: true },
    // Figures of performance without a page where they can be verified are not shown on this site.
    { kind: 'link', name: 'performanceUrl', max: 500 },
  ],
  rumor: [
    { kind: 'broker', name: 'traderCode' },
    { kind: 'link', name: 'sourceUrl', max: 500 },
  ],
  quotation: [
    { kind: 'words', name: 'symbols', most: 50, longest: 20, required: true },
    { kind: 'money', name: 'price' },
  ],
  technical: [
    { kind: 'line', name: 'service', min: 2, max: 80, required: true },
    { kind: 'money', name: 'price' },
  ],
} as const satisfies Record<MarketType, readonly ListingField[]>

export const fieldsOf = (type: MarketType): readonly ListingField[] => listingFields[type]
