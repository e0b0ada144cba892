import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  extend,
  gte,
  int,
  lte,
  number,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { aboutListing, aboutListings } from './about.ts'
import { comment } from './entities/comment.ts'
import { code, countryCode, day, identifier, keyword, matching, paging } from './entities/fields.ts'
import { marketListing, marketSectionNames, marketType } from './entities/market-listing.ts'
import { pageOf } from './entities/page.ts'

const shared = { section: 'Market', scope: 'public', method: 'GET' } as const
const amount = number().check(gte(0), lte(999_999_999_999))

/** A longer list is cut off: nobody reads to its end, and counting it costs a read of all its rows. */
export const MOST_COUNTED = 1_000

/** The sections and all of them. */
export const marketListSections = ['all', ...marketSectionNames] as const

/**
 * `priceFrom` and `priceTo` select prices (in recruitment: salaries) in one `currency`, by default US dollars: amounts in different currencies
 * cannot be compared. `from` and `to` are days, both included: those on which an exhibition takes place, and of the publication of anything
 * else. `software`: expert advisors for it. `traderCode`: listings about this broker. `userId`: those of one author.
 */
const filters = {
  section: withDefault(oneOf(marketListSections), 'all'),
  type: optional(marketType),
  countryCode: optional(countryCode),
  currency: optional(matching(/^[A-Z]{3}$/, 3)),
  priceFrom: optional(amount),
  priceTo: optional(amount),
  from: optional(day),
  to: optional(day),
  remote: optional(boolean()),
  software: optional(oneOf(['mt4', 'mt5', 'other'])),
  traderCode: optional(code),
  userId: optional(identifier),
}

/**
 * Live listings, the newest first. `hot`: by applause, without those about a broker that is unfit to lead (decisions 7). `soon`: exhibitions
 * that are not over, the next first.
 */
export const marketList = declareCall({
  name: 'market.list',
  ...shared,
  input: strictObject({ ...filters, order: withDefault(oneOf(['new', 'hot', 'soon']), 'new'), ...paging }),
  output: pageOf(marketListing),
  about: aboutListings,
})

/** Live listings that contain all words of the keyword in their texts. */
export const marketSearch = declareCall({
  name: 'market.search',
  ...shared,
  input: strictObject({ keyword, ...filters, order: withDefault(oneOf(['match', 'new']), 'match'), ...paging }),
  output: pageOf(marketListing),
  about: aboutListings,
})

/** `content` is plain text. The contact is not in it (market.contact). */
export const listingWithContent = extend(marketListing, { content: string() })

/**
 * A live listing, and others like it: about the same broker, then of the same kind and country. 410/3003 for one that is expired or withdrawn:
 * then market.list shows what is similar. 404/3001 for any other.
 */
export const marketDetail = declareCall({
  name: 'market.detail',
  ...shared,
  input: strictObject({ code }),
  output: object({ listing: listingWithContent, related: array(marketListing) }),
  about: aboutListing,
})

/** Comments on a live listing. */
export const marketCommentlist = declareCall({
  name: 'market.commentlist',
  path: 'market/comment/list-v1',
  ...shared,
  input: strictObject({ code, order: withDefault(oneOf(['new', 'old']), 'new'), ...paging }),
  output: pageOf(comment),
  about: aboutListing,
})

/** Whether the viewer has applauded the listing, reported it, or is its author. Separate from its page, which holds nothing about the viewer. */
export const marketViewer = declareCall({
  name: 'market.viewer',
  section: 'Market',
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({ code }),
  output: object({ applauded: boolean(), reported: boolean(), isAuthor: boolean() }),
})

/** Counts a visit to a live listing's page, once per network and day. Answers with the number of visits. */
export const marketRead = declareCall({
  name: 'market.read',
  section: 'Market',
  scope: 'write',
  method: 'POST',
  repeat: 'natural',
  input: strictObject({ code }),
  output: object({ readCount: int() }),
})
