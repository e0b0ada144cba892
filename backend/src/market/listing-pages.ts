import type { MarketListing } from 'calls/entities/market-listing'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import type { ReadListings } from './listing-reader.ts'

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
  readListings: ReadListings,
  codes: readonly string[],
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
  lang: Language,
): Promise<{ items: MarketListing[]; total: number; pageIndex: number; pageSize: number }> {
  const shown = codes.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  return { items: await readListings(shown, lang), total: codes.length, pageIndex, pageSize }
}
