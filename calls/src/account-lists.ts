import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  extend,
  int,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  union,
  withDefault,
} from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { complaint } from './entities/complaint.ts'
import { exposure, exposureState } from './entities/exposure.ts'
import { feedItem, feedKind } from './entities/feed-item.ts'
import { identifier, instant, keyword, paging, text } from './entities/fields.ts'
import { listingState, marketType, ownListing } from './entities/market-listing.ts'
import { order } from './entities/order.ts'
import { pageOf } from './entities/page.ts'
import { userPublic } from './entities/user.ts'
import { vpsRequest, vpsRequestState } from './entities/vps-request.ts'

const asking = { section: 'Account lists', scope: 'read', method: 'GET', who: ['user'] } as const
const newOrOld = withDefault(oneOf(['new', 'old']), 'new')

/** The viewer's counts: `comments` are reviews and replies in any state, `follows` are users, `collections` are brokers, `followedCases` are exposures. */
export const usercenterTraderinfocount = declareCall({
  name: 'usercenter.traderinfocount',
  ...asking,
  input: strictObject({}),
  output: object({
    collections: int(),
    comments: int(),
    exposures: int(),
    complaints: int(),
    market: int(),
    fans: int(),
    follows: int(),
    followedCases: int(),
    unread: int(),
  }),
})

/** Brokers that the viewer follows. */
export const usercenterMycollection = declareCall({
  name: 'usercenter.mycollection',
  ...asking,
  input: strictObject({
    keyword: optional(keyword),
    order: withDefault(oneOf(['added', 'score', 'name']), 'added'),
    ...paging,
  }),
  output: pageOf(extend(brokerListEntry, { addedAt: instant })),
})

/** An empty page: nothing is sold on this site. */
export const usercenterViporders = declareCall({
  name: 'usercenter.viporders',
  ...asking,
  input: strictObject({ state: optional(text(1, 40)), ...paging }),
  output: pageOf(order),
})

/** The viewer's requests for a VPS that a broker pays for, newest first. */
export const usercenterVpsorders = declareCall({
  name: 'usercenter.vpsorders',
  ...asking,
  input: strictObject({ state: optional(vpsRequestState), ...paging }),
  output: pageOf(vpsRequest),
})

/** An empty page: nothing is sold on this site. */
export const usercenterMyepc = declareCall({
  name: 'usercenter.myepc',
  ...asking,
  input: strictObject({ ...paging }),
  output: pageOf(order),
})

/** The viewer's own posts that are public. */
export const usercenterMyforum = declareCall({
  name: 'usercenter.myforum',
  ...asking,
  input: strictObject({ kind: optional(feedKind), order: newOrOld, ...paging }),
  output: pageOf(feedItem),
})

/** The viewer's own exposures in every state, drafts too. */
export const usercenterMyintervene = declareCall({
  name: 'usercenter.myintervene',
  ...asking,
  input: strictObject({
    state: optional(exposureState),
    order: withDefault(oneOf(['updated', 'new']), 'updated'),
    ...paging,
  }),
  output: pageOf(exposure),
})

/** The viewer's own listings of the market in any state. `live` is without `expired`. */
export const usercenterMymarket = declareCall({
  name: 'usercenter.mymarket',
  ...asking,
  input: strictObject({ type: optional(marketType), state: optional(listingState), order: newOrOld, ...paging }),
  output: pageOf(ownListing),
})

/** The viewer's own private complaints. Order `amount` sorts by the amount claimed, US dollars first. */
export const usercenterComplaintfunds = declareCall({
  name: 'usercenter.complaintfunds',
  ...asking,
  input: strictObject({
    state: optional(complaint.shape.state),
    order: withDefault(oneOf(['new', 'amount']), 'new'),
    ...paging,
  }),
  output: pageOf(complaint),
})

/** What the viewer follows: brokers or, by `kind`, users, both latest first; or exposures, the one that changed last first. */
export const usercenterAttention = declareCall({
  name: 'usercenter.attention',
  ...asking,
  input: strictObject({ kind: withDefault(oneOf(['broker', 'user', 'exposure']), 'broker'), ...paging }),
  output: union([pageOf(brokerListEntry), pageOf(userPublic), pageOf(exposure)]),
})

/** The viewer's followers, latest first. */
export const usercenterFans = declareCall({
  name: 'usercenter.fans',
  ...asking,
  input: strictObject({ ...paging }),
  output: pageOf(userPublic),
})

/** Which of these users the viewer follows. Separate from the lists, which hold nothing about the viewer (decisions 2). */
export const usercenterFollowed = declareCall({
  name: 'usercenter.followed',
  ...asking,
  input: strictObject({ userIds: array(identifier).check(minLength(1), maxLength(50)) }),
  output: object({ userIds: array(string()) }),
})

/**
 * A user's public page: their profile and public posts, newest first, of one kind or all. 404/3001 for an unknown id. `traderCode`: the broker
 * whose reviews they answer as its staff; null for staff who have not answered in public.
 */
export const usercenterProfile = declareCall({
  name: 'usercenter.profile',
  section: 'Account lists',
  scope: 'public',
  method: 'GET',
  input: strictObject({ userId: identifier, kind: optional(feedKind), ...paging }),
  output: object({
    user: userPublic,
    counts: object({ comments: int(), exposures: int(), fans: int() }),
    traderCode: nullable(string()),
    posts: pageOf(feedItem),
  }),
})
