import type { MarketListing } from 'calls/entities/market-listing'

type WithExtra = Pick<MarketListing, 'extra'>

/** A field of a listing's kind as text; undefined if the listing does not have it. */
export function extraText({ extra }: WithExtra, name: string): string | undefined {
  const value = extra[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A field of a listing's kind that has several texts. */
export function extraWords({ extra }: WithExtra, name: string): string[] {
  const value = extra[name]
  return Array.isArray(value) ? value.filter(word => typeof word === 'string') : []
}

export function extraNumber({ extra }: WithExtra, name: string): number | undefined {
  const value = extra[name]
  return typeof value === 'number' ? value : undefined
}
