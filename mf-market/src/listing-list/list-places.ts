import { marketTypes, marketSections, type MarketSection } from 'calls/entities/market-listing'
import type { ListQuery } from 'calls/list-query'
import { eaShopPath, marketPath, sectionPath } from '../addresses.ts'

/** Query fields of the lists, in the order used in addresses. */
export const fields = [
  'keyword',
  'type',
  'software',
  'countryCode',
  'priceFrom',
  'priceTo',
  'currency',
  'remote',
  'from',
  'to',
  'when',
  'order',
] as const
export type ListingField = (typeof fields)[number]
export type ListingQuery = ListQuery<ListingField>

/** A list of the market: the whole market, a section of it, or the EA shop. */
export type ListPlace = 'all' | MarketSection | 'shop'

const money = ['priceFrom', 'priceTo', 'currency'] as const
const days = ['from', 'to'] as const

/** The filters of each list besides keyword, country and order. */
const filters: Record<ListPlace, readonly ListingField[]> = {
  all: ['type'],
  platform: days,
  exhibition: [...days, 'when'],
  agent: days,
  recruitment: ['type', 'remote', ...money, ...days],
  ea: ['software', ...money, ...days],
  industry: ['type', ...money, ...days],
  shop: ['software', ...money],
}

export const hasFilter = (place: ListPlace, field: ListingField): boolean =>
  filters[place].includes(field) || ['keyword', 'countryCode', 'order'].includes(field)

export const sectionAt = (place: ListPlace) => (place === 'shop' ? 'ea' : place)

/** Kinds of listings in a list. */
export const kindsAt = (place: ListPlace) =>
  place === 'all' ? marketTypes : marketSections[sectionAt(place) as MarketSection]

export const pathOf = (place: ListPlace): string => {
  if (place === 'all') return marketPath
  return place === 'shop' ? eaShopPath : sectionPath(place)
}

/** The order of a list without a chosen one. */
export const defaultOrder = (place: ListPlace, { keyword, when }: Pick<ListingQuery, 'keyword' | 'when'>) => {
  if (keyword) return 'match'
  return place === 'exhibition' && !when ? 'soon' : 'new'
}
