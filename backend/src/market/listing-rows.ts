import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { sectionOf } from 'calls/entities/market-listing'
import type { ListingState, MarketListing, MarketType, OwnListing } from 'calls/entities/market-listing'
import type { Money } from 'calls/entities/money'
import type { Language } from 'shared-state/i18n/languages'
import type { ReadBrokers } from '../brokers/broker-reader.ts'
import { shownLetters } from '../countries/country-names.ts'
import { excerptOf } from '../excerpt.ts'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'

export interface ListingRow extends UserPublicRow {
  code: string
  slug: string
  type: MarketType
  title: string
  excerpt: string
  lang: string
  listing_country: string
  price: number | null
  price_to: number | null
  currency: string | null
  starts_on: string | null
  ends_on: string | null
  remote: boolean
  extra: Record<string, unknown>
  broker_codes: string[]
  images: ImageRow[] | null
  shown_state: ListingState
  applaud_count: number
  comment_count: number
  shown_at: string
  expires_at: string
  sample: boolean
}

export interface OwnListingRow extends ListingRow {
  reject_reason: string | null
  read_count: number
  contact_count: number
}

const EXCERPT = 300

/** Condition for public listings. A live one whose time is over is expired (decisions 7). */
export const isLive = `l.state = 'live' AND l.expires_at > now()`
/** The state as calls return it. */
export const shownState = `CASE WHEN l.state = 'live' AND l.expires_at <= now() THEN 'expired' ELSE l.state END`

export const listingTables = 'listings l JOIN users u ON u.user_id = l.user_id'

/** A listing's columns without its content and contact. */
export const listingColumns = `l.code, l.slug, l.type, l.title, ${excerptOf('l.content', EXCERPT)} AS excerpt, l.lang,
  l.country_code AS listing_country, l.price, l.price_to, l.currency, l.starts_on, l.ends_on, l.remote, l.extra, l.broker_codes,
  ${imagesColumn('l.image_ids')} AS images, ${shownState} AS shown_state, l.applaud_count, l.comment_count,
  coalesce(l.published_at, l.created_at) AS shown_at, l.expires_at, l.sample, ${userPublicColumns}`

/** The same with what only its author and moderators see. */
export const ownListingColumns = `${listingColumns}, l.read_count, l.contact_count,
  CASE WHEN l.state = 'rejected' THEN l.reject_reason END AS reject_reason`

/** Converts rows to results, each with the brokers that it is about; a broker that was deleted is left out. */
export async function toListings(
  readBrokers: ReadBrokers,
  rows: readonly ListingRow[],
  lang: Language,
): Promise<MarketListing[]> {
  const brokers = await readBrokers(codesIn(rows))
  return rows.map(row => toListing(row, brokers, lang))
}

/** The same for the author's own view. */
export async function toOwnListings(
  readBrokers: ReadBrokers,
  rows: readonly OwnListingRow[],
  lang: Language,
): Promise<OwnListing[]> {
  const brokers = await readBrokers(codesIn(rows))
  return rows.map(row => ({
    ...toListing(row, brokers, lang),
    reason: row.reject_reason,
    readCount: row.read_count,
    contactCount: row.contact_count,
  }))
}

const codesIn = (rows: readonly ListingRow[]): string[] => rows.flatMap(row => row.broker_codes)

function toListing(row: ListingRow, brokers: ReadonlyMap<string, BrokerListEntry>, lang: Language): MarketListing {
  const inCurrency = (amount: number | null): Money | null =>
    amount === null || row.currency === null ? null : { amount, currency: row.currency }
  return {
    code: row.code,
    slug: row.slug,
    section: sectionOf(row.type),
    type: row.type,
    title: row.title,
    summary: row.excerpt,
    lang: row.lang,
    user: toUserPublic(row, lang),
    images: toImages(row.images),
    countryCode: row.listing_country,
    twoCharCode: shownLetters(row.listing_country),
    price: inCurrency(row.price),
    priceTo: inCurrency(row.price_to),
    startsAt: row.starts_on,
    endsAt: row.ends_on,
    remote: row.remote,
    extra: row.extra,
    brokers: row.broker_codes.map(code => brokers.get(code)).filter(broker => broker !== undefined),
    state: row.shown_state,
    applaudCount: row.applaud_count,
    commentCount: row.comment_count,
    createdAt: row.shown_at,
    expiresAt: row.expires_at,
    sample: row.sample,
  }
}
