import * as calls from 'calls/account-lists'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import { postsOfUser } from '../feed/posts-of-user.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { followedBrokers } from './followed-brokers.ts'
import { brokersFollowed, casesFollowed, followedAmong, people } from './follows.ts'
import { ownComplaints } from './own-complaints.ts'
import { ownExposures } from './own-exposures.ts'
import { ownFigures } from './own-figures.ts'
import { ownListings } from './own-listings.ts'
import { ownVpsRequests } from './own-vps-requests.ts'
import { publicProfile } from './public-profile.ts'

/** Nothing is sold on this site. */
const noOrders = async ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({
  items: [],
  total: 0,
  pageIndex,
  pageSize,
})

/** Lists of the account centre (spec 7.7), and the public profile page. */
export function accountListHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const idOf = (caller: Caller) => signedIn(caller).userId
  return [
    handle(calls.usercenterTraderinfocount, (_input, { caller }) => ownFigures(db, idOf(caller))),
    handle(calls.usercenterMycollection, (input, { caller }) => followedBrokers(db, reference, idOf(caller), input)),
    handle(calls.usercenterViporders, noOrders),
    handle(calls.usercenterVpsorders, (input, { caller }) => ownVpsRequests(db, reference, idOf(caller), input)),
    handle(calls.usercenterMyepc, noOrders),
    handle(calls.usercenterMyforum, (input, { caller }) =>
      postsOfUser(db, reference, idOf(caller), input, caller.lang),
    ),
    handle(calls.usercenterMyintervene, (input, { caller }) =>
      ownExposures(db, reference, idOf(caller), input, caller.lang),
    ),
    handle(calls.usercenterMymarket, (input, { caller }) =>
      ownListings(db, reference, idOf(caller), input, caller.lang),
    ),
    handle(calls.usercenterComplaintfunds, (input, { caller }) => ownComplaints(db, reference, idOf(caller), input)),
    handle(calls.usercenterAttention, ({ kind, ...asked }, { caller }) =>
      kind === 'user'
        ? people(db, idOf(caller), 'followed', asked, caller.lang)
        : kind === 'exposure'
          ? casesFollowed(db, reference, idOf(caller), asked, caller.lang)
          : brokersFollowed(db, reference, idOf(caller), asked),
    ),
    handle(calls.usercenterFans, (asked, { caller }) => people(db, idOf(caller), 'fans', asked, caller.lang)),
    handle(calls.usercenterFollowed, async ({ userIds }, { caller }) => ({
      userIds: await followedAmong(db, idOf(caller), userIds),
    })),
    handle(calls.usercenterProfile, (input, { caller }) => publicProfile(db, reference, input, caller.lang)),
  ]
}
