import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  extend,
  int,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  withDefault,
} from 'shared-state/schema'
import { aboutArticles, aboutExposures, aboutListings } from './about.ts'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { feedItem, feedKind } from './entities/feed-item.ts'
import { code, identifier, num, paging } from './entities/fields.ts'
import { message } from './entities/message.ts'
import { itemsOf, pageOf } from './entities/page.ts'
import { userPublic } from './entities/user.ts'

const section = 'Invoke'

/** Public posts, newest first. `following`: of users and about brokers that the viewer follows; 401/2001 without a login. */
export const postsfeedList = declareCall({
  name: 'postsfeed.list',
  section,
  scope: 'read',
  method: 'GET',
  input: strictObject({ scope: withDefault(oneOf(['all', 'following']), 'all'), kind: optional(feedKind), ...paging }),
  output: pageOf(feedItem),
  sameForAnonymous: ({ scope }) => scope !== 'following',
  about: (_input, { items }) => [
    ...aboutArticles(),
    ...aboutExposures(),
    ...aboutListings(),
    ...items.filter(({ kind }) => kind === 'comment').map(({ code: commentId }) => `comment:${commentId}`),
  ],
})

/** Users that the viewer does not follow yet, most followers first. */
export const suggestedusersList = declareCall({
  name: 'suggestedusers.list',
  section,
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({ num }),
  output: itemsOf(userPublic),
})

/** Follows users and brokers, or stops following them, all or none; answers with how many of each the viewer follows now. */
export const batchfollowFollow = declareCall({
  name: 'batchfollow.follow',
  section,
  scope: 'write',
  method: 'POST',
  who: ['user'],
  repeat: 'natural',
  input: strictObject({
    userIds: optional(array(identifier).check(minLength(1), maxLength(50))),
    codes: optional(array(code).check(maxLength(50))),
    on: withDefault(boolean(), true),
  }),
  output: object({ follows: int(), collections: int() }),
})

/** Summary of a user or a broker; exactly one of the two. A broker's fans are its followers. */
export const businesscardGet = declareCall({
  name: 'businesscard.get',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ userId: optional(identifier), traderCode: optional(code) }),
  output: object({
    user: nullable(userPublic),
    broker: nullable(brokerListEntry),
    counts: object({ comments: int(), exposures: int(), fans: int() }),
  }),
})

/** The viewer's latest notices and how many are unread; without a login the site's own notices. */
export const homemessagebarList = declareCall({
  name: 'homemessagebar.list',
  section,
  scope: 'read',
  method: 'GET',
  input: strictObject({ num }),
  output: extend(itemsOf(message), { unread: int() }),
})
