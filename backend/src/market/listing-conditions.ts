import { marketSections } from 'calls/entities/market-listing'
import type { marketList } from 'calls/market'
import type { CallParsed } from 'shared-state/api/declare-call'
import type { SqlValue } from 'database/db'
import { codesLike } from '../countries/same-country.ts'
import { Conditions } from '../sql-parts.ts'
import { isLive } from './listing-rows.ts'

export type ListingFilters = Omit<CallParsed<typeof marketList>, 'order' | 'pageIndex' | 'pageSize'>

/** Amounts in different currencies cannot be compared: a range without a currency selects amounts in this one. */
const RANGE_CURRENCY = 'USD'

/** Conditions for live listings under the filters. `params`: those of another part of the same statement. */
export function listingConditions(filters: ListingFilters, params?: SqlValue[]): Conditions {
  const { section, type, countryCode, remote, software, traderCode, userId } = filters
  const where = new Conditions(params)
  where.add(isLive)
  if (section !== 'all') where.anyOf('l.type', marketSections[section])
  where.when(type, value => `l.type = ${value}`)
  where.anyOf('l.country_code', countryCode === undefined ? undefined : codesLike(countryCode))
  where.when(remote, value => `l.remote = ${value}`)
  where.when(software, value => `l.extra->>'software' = ${value}`)
  where.when(traderCode, value => `l.broker_codes @> ARRAY[${value}::text] AND l.broker_codes <> '{}'`)
  where.when(userId, value => `l.user_id = ${value}`)
  addPrices(where, filters)
  addDays(where, filters)
  return where
}

/** A listing with a range of amounts is selected if the ranges have an amount in common. */
function addPrices(where: Conditions, { currency, priceFrom, priceTo }: ListingFilters): void {
  const hasRange = priceFrom !== undefined || priceTo !== undefined
  where.when(currency ?? (hasRange ? RANGE_CURRENCY : undefined), value => `l.currency = ${value}`)
  where.when(priceFrom, value => `coalesce(l.price_to, l.price) >= ${value}`)
  where.when(priceTo, value => `l.price <= ${value}`)
}

const startOf = (day: string) => `${day}::date::timestamp AT TIME ZONE 'UTC'`
const endOf = (day: string) => `(${day}::date + 1)::timestamp AT TIME ZONE 'UTC'`

/** The days on which an exhibition takes place, and the day of the publication of anything else. Days are those of UTC. */
function addDays(where: Conditions, { section, type, from, to }: ListingFilters): void {
  const published = {
    from: (day: string) => `l.published_at >= ${startOf(day)}`,
    to: (day: string) => `l.published_at < ${endOf(day)}`,
  }
  const isWithoutExhibitions = type === undefined ? !['all', 'exhibition'].includes(section) : type !== 'exhibition'
  if (isWithoutExhibitions) {
    // An index has the time of publication, but not the one of two columns that applies.
    where.when(from, published.from)
    where.when(to, published.to)
    return
  }
  where.when(from, day => `CASE WHEN l.ends_on IS NULL THEN ${published.from(day)} ELSE l.ends_on >= ${day}::date END`)
  where.when(to, day => `CASE WHEN l.starts_on IS NULL THEN ${published.to(day)} ELSE l.starts_on <= ${day}::date END`)
}
