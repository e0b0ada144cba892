import type { ListingState, MarketType } from 'calls/entities/market-listing'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { shownState } from './listing-rows.ts'

export interface FoundListing {
  code: string
  slug: string
  type: MarketType
  state: ListingState
  authorId: string
}

const COLUMNS = `l.code, l.slug, l.type, ${shownState} AS state, l.user_id AS "authorId"`

/** A listing in any state; 404/3001 for none. `lock` protects it from changes until the end of the transaction. */
export async function findListing(queries: Queries, code: string, { lock = false } = {}): Promise<FoundListing> {
  const found = await queries.one<FoundListing>(
    `SELECT ${COLUMNS} FROM listings l WHERE l.code = $1 ${lock ? 'FOR NO KEY UPDATE' : ''}`,
    [code],
  )
  if (!found) throw new Refusal(errorCodes.notFound)
  return found
}

/** A live listing; 410/3003 for one that is over, 404/3001 for any other. */
export async function findLive(queries: Queries, code: string, options?: { lock: boolean }): Promise<FoundListing> {
  const found = await findListing(queries, code, options)
  checkLive(found.state)
  return found
}

export function checkLive(state: ListingState): void {
  if (state === 'expired' || state === 'withdrawn') throw new Refusal(errorCodes.gone)
  if (state !== 'live') throw new Refusal(errorCodes.notFound)
}

/** The author's own listing, locked, in one of these states: 403/2004 for another user's, 409/3101 in any other state. */
export async function lockOwn(
  queries: Queries,
  code: string,
  userId: string,
  states: readonly ListingState[],
): Promise<FoundListing> {
  const found = await findListing(queries, code, { lock: true })
  if (found.authorId !== userId) throw new Refusal(errorCodes.notYours)
  if (!states.includes(found.state)) throw new Refusal(errorCodes.wrongState)
  return found
}
