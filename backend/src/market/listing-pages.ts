import type { MarketListing } from 'calls/entities/market-listing'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { anyOf } from '../sql-parts.ts'
import { isLive, listingColumns, listingTables, toListings } from './listing-rows.ts'
import type { ListingRow } from './listing-rows.ts'

/** Codes of listings, as the statement selects them. */
export type FindListings = (sql: string, params: readonly SqlValue[]) => Promise<readonly string[]>

/** All pages of a list are cut from the codes found, which are kept until a listing changes; one may expire in the meantime. */
export function createListingFinder(db: Db): FindListings {
  const find = memoize({ seconds: 30, stale: 30, most: 200, until: 'listings' }, async (sql: string, params: string) =>
    (await db.query<{ code: string }>(sql, JSON.parse(params) as SqlValue[])).map(({ code }) => code),
  )
  return (sql, params) => find(sql, JSON.stringify(params))
}

/** Those of a page of the codes that are still live. */
export async function listingsOnPage(
  db: Db,
  reference: ReferenceData,
  codes: readonly string[],
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
  lang: Language,
): Promise<{ items: MarketListing[]; total: number; pageIndex: number; pageSize: number }> {
  const shown = codes.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  const items = await toListings(db, reference, await liveRows(db, shown), lang)
  return { items, total: codes.length, pageIndex, pageSize }
}

/** Live listings by code, in the order requested; others are left out. */
export async function liveRows(db: Db, codes: readonly string[]): Promise<ListingRow[]> {
  if (codes.length === 0) return []
  const sql = `SELECT ${listingColumns} FROM ${listingTables} WHERE l.code = ${anyOf('$1')} AND ${isLive}`
  const rows = await db.query<ListingRow>(sql, [codes], { prepared: true })
  const byCode = new Map(rows.map(row => [row.code, row]))
  return codes.map(code => byCode.get(code)).filter(row => row !== undefined)
}
