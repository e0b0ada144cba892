import * as calls from 'calls/account-lists'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { notConfigured } from 'platform/api/not-configured'
import { signedIn } from 'platform/api/signed-in'
import { postsOfUser } from '../feed/posts-of-user.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { followedBrokers } from './followed-brokers.ts'
import { brokersFollowed, casesFollowed, followedAmong, people } from './follows.ts'
import { ownComplaints } from './own-complaints.ts'
import { ownExposures } from './own-exposures.ts'
import { ownFigures } from './own-figures.ts'
import { publicProfile } from './public-profile.ts'

const noOrders = { en: 'Orders are not configured on this site.', id: 'Pesanan belum dikonfigurasi di situs ini.' }
const noEpc = { en: 'EPC is not configured on this site.', id: 'EPC belum dikonfigurasi di situs ini.' }

/** Lists of the account centre (spec 7.7), and the public profile page. */
export function accountListHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const idOf = (caller: Caller) => signedIn(caller).userId
  return [
    handle(calls.usercenterTraderinfocount, (_input, { caller }) => ownFigures(db, idOf(caller))),
    handle(calls.usercenterMycollection, (input, { caller }) => followedBrokers(db, reference, idOf(caller), input)),
    handle(calls.usercenterViporders, async (_input, { caller }) => {
      throw notConfigured(noOrders, caller.lang)
    }),
    handle(calls.usercenterVpsorders, async (_input, { caller }) => {
      throw notConfigured(noOrders, caller.lang)
    }),
    handle(calls.usercenterMyepc, async (_input, { caller }) => {
      throw notConfigured(noEpc, caller.lang)
    }),
    handle(calls.usercenterMyforum, (input, { caller }) =>
      postsOfUser(db, reference, idOf(caller), input, caller.lang),
    ),
    handle(calls.usercenterMyintervene, (input, { caller }) =>
      ownExposures(db, reference, idOf(caller), input, caller.lang),
    ),
    // There is no market yet: nobody has a listing.
    handle(calls.usercenterMymarket, async ({ pageIndex, pageSize }) => ({ items: [], total: 0, pageIndex, pageSize })),
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
