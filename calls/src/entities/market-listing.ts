import { array, boolean, extend, int, nullable, object, oneOf, record, string, unknown } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { brokerListEntry } from './broker-list-entry.ts'
import { instant } from './fields.ts'
import { image } from './image.ts'
import { money } from './money.ts'
import { userPublic } from './user.ts'

/** The sections of the market and the kinds of listings in each (calls, Market). */
export const marketSections = {
  platform: ['platform'],
  exhibition: ['exhibition'],
  agent: ['ib'],
  recruitment: ['personal', 'team'],
  ea: ['ea'],
  industry: ['payment', 'licenseCommission', 'licenseTransfer', 'rumor', 'quotation', 'technical'],
} as const
export type MarketSection = keyof typeof marketSections
export const marketSectionNames = Object.keys(marketSections) as MarketSection[]
export const marketTypes = Object.values(marketSections).flat()
export type MarketType = (typeof marketTypes)[number]

/** The section that a kind of listing belongs to. */
export const sectionOf = (type: MarketType): MarketSection =>
  marketSectionNames.find(name => marketSections[name].some(kind => kind === type))!

const marketSection = oneOf(marketSectionNames)
export const marketType = oneOf(marketTypes)
/** Decisions 7. `expired` is a live listing whose time is over. */
export const listingStates = ['pending', 'live', 'rejected', 'expired', 'withdrawn'] as const
export const listingState = oneOf(listingStates)
export type ListingState = (typeof listingStates)[number]

/** A live listing expires after this number of days, unless its author renews it. */
export const LISTING_DAYS = 90
/** A listing can be renewed from this number of days before it expires. */
export const RENEW_DAYS = 14

/**
 * A listing. Its texts are its author's own, in `lang`. `price` is the price, or the salary in recruitment. `brokers` are those that it is
 * about: the one that its author chose, and those that its texts name or link to. Pages show what speaks against them (`findings`) before
 * anything else of the listing, and no praise of one that is unfit to lead (decisions 7).
 */
export const marketListing = object({
  code: string(),
  slug: string(),
  section: marketSection,
  type: marketType,
  title: string(),
  summary: string(),
  lang: string(),
  user: userPublic,
  images: array(image),
  countryCode: string(),
  twoCharCode: string(),
  price: nullable(money),
  /** Upper end of a range that begins with `price`, in the same currency. */
  priceTo: nullable(money),
  /** First and last day of an exhibition. */
  startsAt: nullable(string()),
  endsAt: nullable(string()),
  /** Recruitment: the work can be done from anywhere. */
  remote: boolean(),
  /** The fields of its kind by name (market/listing-fields.ts). */
  extra: record(string(), unknown()),
  brokers: array(brokerListEntry),
  state: listingState,
  applaudCount: int(),
  commentCount: int(),
  createdAt: instant,
  expiresAt: instant,
  sample: boolean(),
})
export type MarketListing = OutputOfSchema<typeof marketListing>

/** The author's view: why it was rejected, and how many people have read it and asked for its contact. */
export const ownListing = extend(marketListing, { reason: nullable(string()), readCount: int(), contactCount: int() })
export type OwnListing = OutputOfSchema<typeof ownListing>
