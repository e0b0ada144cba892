import type { marketDetail } from 'calls/market'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ReadBrokers } from '../brokers/broker-reader.ts'
import { hiddenArray } from '../sql-parts.ts'
import { checkLive } from './find-listing.ts'
import type { ReadListings } from './listing-reader.ts'
import { isLive, listingColumns, listingTables, toListings } from './listing-rows.ts'
import type { ListingRow } from './listing-rows.ts'

const RELATED = 4

interface DetailDeps {
  db: Db
  readBrokers: ReadBrokers
  readListings: ReadListings
}

interface DetailRow extends ListingRow {
  content: string
}

/** A live listing with others like it (calls, market.detail). The contact is not read. */
export async function readListing(
  { db, readBrokers, readListings }: DetailDeps,
  code: string,
  lang: Language,
): Promise<CallOutput<typeof marketDetail>> {
  const sql = `SELECT ${listingColumns}, l.content FROM ${listingTables} WHERE l.code = $1`
  const [row] = await db.query<DetailRow>(sql, [code], { prepared: true })
  if (!row) throw new Refusal(errorCodes.notFound)
  checkLive(row.shown_state)
  const [[listing], related] = await Promise.all([
    toListings(readBrokers, [row], lang),
    relatedTo(db, row).then(codes => readListings(codes, lang)),
  ])
  return { listing: { ...listing!, content: row.content }, related }
}

/** Codes of others about the same broker, then of the same kind and country, then of the same kind; the newest first. */
async function relatedTo(db: Db, { code, type, listing_country, broker_codes }: DetailRow): Promise<string[]> {
  const others = (condition: string, rank: number) =>
    `(SELECT l.code, ${rank} AS rank, l.published_at FROM listings l WHERE ${condition} AND l.code <> $1 AND ${isLive}
      ORDER BY l.published_at DESC, l.code LIMIT ${RELATED})`
  const found = await db.query<{ code: string }>(
    `SELECT code FROM (${others(`l.broker_codes && ${hiddenArray('$2')} AND l.broker_codes <> '{}'`, 0)}
       UNION ALL ${others('l.type = $3 AND l.country_code = $4', 1)}
       UNION ALL ${others('l.type = $3', 2)}) AS o
     GROUP BY code ORDER BY min(rank), max(published_at) DESC, code LIMIT ${RELATED}`,
    [code, broker_codes, type, listing_country],
    { prepared: true },
  )
  return found.map(row => row.code)
}
