import { marketTypes } from 'calls/entities/market-listing'
import * as calls from 'calls/market-writing'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { StorePicture } from '../images/store-picture.ts'
import { addListing } from './add-listing.ts'
import { applaud } from './applaud.ts'
import type { BrokerDeps } from './brokers-of-listing.ts'
import { renewListing, withdrawListing } from './change-listing.ts'
import { checkListing } from './check-listing.ts'
import { commentOnListing } from './comment-on-listing.ts'
import type { ListingInput } from './listing-input.ts'
import { ownListing } from './own-listing.ts'
import { readContact } from './read-contact.ts'
import { reportForm, reportListing } from './report-listing.ts'

/** Limits per user: new listings, other writing, and applause with requests for contacts; more than a person needs. */
const NEW_LISTINGS = { most: 20, seconds: 86_400 }
const WRITES = { most: 60, seconds: 3600 }
const CLICKS = { most: 600, seconds: 3600 }

/** Calls of users about the market's listings. */
export function listingWritingHandlers(deps: BrokerDeps & { storePicture: StorePicture }): CallHandler[] {
  const { db, storePicture } = deps
  const listings = createAttemptLimit(NEW_LISTINGS)
  const writes = createAttemptLimit(WRITES)
  const clicks = createAttemptLimit(CLICKS)
  const add = marketTypes.map(type =>
    handle(calls.addCalls[type], (input, { caller }) => {
      const { userId } = signedIn(caller)
      checkListing(type, input as ListingInput, caller.lang)
      spendAttempt(writes, userId)
      if (input.code === undefined) spendAttempt(listings, userId)
      return addListing(deps, type, input as ListingInput, caller)
    }),
  )
  return [
    ...add,
    handle(calls.marketUpload, async ({ file }, { caller }) => ({
      image: await storePicture(file, caller, { private: false }),
    })),
    handle(calls.marketOwn, ({ code }, { caller }) => ownListing(deps, code, caller)),
    handle(calls.marketWithdraw, async ({ code }, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { listing: await withdrawListing(deps, code, caller) }
    }),
    handle(calls.marketRenew, async ({ code }, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { listing: await renewListing(deps, code, caller) }
    }),
    handle(calls.marketApplaud, (input, { caller }) => {
      spendAttempt(clicks, signedIn(caller).userId)
      return applaud(db, input, caller)
    }),
    handle(calls.marketComment, async (input, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { comment: await commentOnListing(db, input, caller) }
    }),
    handle(calls.marketContact, (input, { caller }) => {
      spendAttempt(clicks, signedIn(caller).userId)
      return readContact(db, input, caller)
    }),
    handle(calls.marketReport, ({ code }, { caller }) => reportForm(db, code, caller)),
    handle(calls.marketReportpublish, async (input, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { ticketId: await reportListing(db, input, caller) }
    }),
  ]
}
