import type { MarketListing } from 'calls/entities/market-listing'
import type { Db } from 'database/db'
import { keepByKey } from 'platform/api/keep-by-key'
import type { Language } from 'shared-state/i18n/languages'
import type { ReadBrokers } from '../brokers/broker-reader.ts'
import { anyOf } from '../sql-parts.ts'
import { isLive, listingColumns, listingTables, toListings } from './listing-rows.ts'
import type { ListingRow } from './listing-rows.ts'

/** Live listings by code, in the order requested; others are left out. */
export type ReadListings = (codes: readonly string[], lang: Language) => Promise<MarketListing[]>

/** Reads listings for lists. A row is kept for half a minute, or until its listing changes; its author's name may be as old. */
export function createListingReader(db: Db, readBrokers: ReadBrokers): ReadListings {
  const readRows = keepByKey({ seconds: 30, most: 2000, item: 'market:' }, async codes => {
    const sql = `SELECT ${listingColumns} FROM ${listingTables} WHERE l.code = ${anyOf('$1')} AND ${isLive}`
    const rows = await db.query<ListingRow>(sql, [codes], { prepared: true })
    return new Map(rows.map(row => [row.code, row]))
  })
  return async (codes, lang) => {
    const rows = await readRows(codes)
    const now = Date.now()
    const live = codes.flatMap(code => rows.get(code) ?? []).filter(row => Date.parse(row.expires_at) > now)
    return toListings(readBrokers, live, lang)
  }
}
