import { marketTypes } from 'calls/entities/market-listing'
import type { MarketType } from 'calls/entities/market-listing'
import { fillIn, readSampleFile } from '../sample-texts.ts'
import type { TextPair } from '../sample-texts.ts'

export type ListingLang = 'en' | 'id'

/** A listing with places for a firm, a city and others. Prices and salaries are drawn between two amounts of US dollars. */
export interface ListingAd {
  lang: ListingLang
  titles: string[]
  text: string
  /** Sentences of which some follow the text. */
  more: string[]
  fields?: Record<string, unknown>
  price?: readonly [from: number, to: number]
  /** It is about a broker that may lead, or about one that is unfit to. */
  broker?: 'fit' | 'unfit'
  /** An expert advisor with a page that shows its performance. */
  link?: boolean
}

export interface KindTexts {
  comments: TextPair[]
  ads: ListingAd[]
}

export interface ListingPlace {
  countryCode: string
  country: string
  currency: string
  /** Its currency for a US dollar, roughly. */
  rate: number
  cities: string[]
}

export interface ListingParts {
  closings: Record<ListingLang, string[]>
  firms: Record<ListingLang, string[]>
  places: Record<ListingLang, ListingPlace[]>
  halls: Record<ListingLang, string[]>
  /** Why a moderator rejected a listing. */
  reasons: Record<ListingLang, string[]>
}

export const readListingParts = (): ListingParts => readSampleFile<ListingParts>('listings/parts.json')

/** The texts of each kind of listing. */
export const readListingTexts = (): Record<MarketType, KindTexts> =>
  Object.fromEntries(marketTypes.map(type => [type, readSampleFile<KindTexts>(`listings/${type}.json`)])) as Record<
    MarketType,
    KindTexts
  >

/** Fills the places in every text of a value. */
export function filled<Value>(value: Value, values: Record<string, string>): Value {
  if (typeof value === 'string') return fillIn([value, value], values).en as Value
  if (Array.isArray(value)) return value.map(item => filled(item, values)) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, values)])) as Value
}
