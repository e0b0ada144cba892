import type { OwnListing } from 'calls/entities/market-listing'
import type { marketOwn } from 'calls/market-writing'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { entriesByCode } from '../brokers/broker-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { listingTables, ownListingColumns, toOwnListings } from './listing-rows.ts'
import type { OwnListingRow } from './listing-rows.ts'

interface FullRow extends OwnListingRow {
  content: string
  contact: string
}

/** The caller's own listing in any state with all its fields (calls, market.own). */
export async function ownListing(
  { db, reference }: { db: Db; reference: ReferenceData },
  code: string,
  caller: Caller,
): Promise<CallOutput<typeof marketOwn>> {
  const row = await db.one<FullRow>(
    `SELECT ${ownListingColumns}, l.content, l.contact FROM ${listingTables} WHERE l.code = $1 AND l.user_id = $2`,
    [code, signedIn(caller).userId],
  )
  const [listing] = row ? await toOwnListings(codes => entriesByCode(db, reference, codes), [row], caller.lang) : []
  if (!row || !listing) throw new Refusal(errorCodes.notFound)
  return { listing, content: row.content, contact: row.contact, extra: row.extra }
}

/** The same without its fields, as calls that change it answer. */
export const readOwn = async (
  deps: { db: Db; reference: ReferenceData },
  code: string,
  caller: Caller,
): Promise<OwnListing> => (await ownListing(deps, code, caller)).listing
