import * as calls from 'calls/market'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import type { ReadBrokers } from '../brokers/broker-reader.ts'
import { createCommentLists } from '../comments/comment-lists.ts'
import { createReadCount } from './count-read.ts'
import { findLive } from './find-listing.ts'
import { createListingLists } from './list-listings.ts'
import { readListing } from './listing-detail.ts'
import { createListingReader } from './listing-reader.ts'
import { viewerOf } from './report-listing.ts'
import { createListingSearch } from './search-listings.ts'

/** Visits that one network may have counted; more than a person makes. */
const READS = { most: 600, seconds: 3600 }

/** The market's listings, for readers. `secret` hides their networks. */
export function listingHandlers(
  { db, readBrokers }: { db: Db; readBrokers: ReadBrokers },
  secret: Uint8Array,
): CallHandler[] {
  const readListings = createListingReader(db, readBrokers)
  const list = createListingLists(db, readListings)
  const search = createListingSearch(db, readListings)
  const comments = createCommentLists(db)
  const countRead = createReadCount(db, secret)
  const reads = createNetworkLimit(READS)
  return [
    handle(calls.marketList, (input, { caller }) => list(input, caller.lang)),
    handle(calls.marketSearch, (input, { caller }) => search(input, caller.lang)),
    handle(calls.marketDetail, ({ code }, { caller }) =>
      readListing({ db, readBrokers, readListings }, code, caller.lang),
    ),
    handle(calls.marketCommentlist, async ({ code, ...page }, { caller }) => {
      await findLive(db, code)
      const target = { targetType: 'market', targetCode: code } as const
      const { items, total, pageIndex, pageSize } = await comments({ ...page, ...target }, caller.lang)
      return { items, total, pageIndex, pageSize }
    }),
    handle(calls.marketViewer, ({ code }, { caller }) => viewerOf(db, code, caller)),
    handle(calls.marketRead, async ({ code }, { caller }) => {
      spendAttempt(reads, caller.ip)
      return { readCount: await countRead(code, caller.ip) }
    }),
  ]
}
