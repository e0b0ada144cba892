import { titleSlug } from 'backend/data-tools/slug'
import { factsOf } from 'backend/market/listing-input'
import type { PlannedListing } from './plan-listings.ts'
import type { WrittenListing } from './write-listing.ts'

/** The columns of a listing that follow from its plan and its texts. */
export function listingCells(
  { type, state, createdAt, publishedAt, stateSince, expiresAt }: PlannedListing,
  { lang, title, content, contact, countryCode, extra, brokerCodes }: WrittenListing,
) {
  const { price, priceTo, currency, startsOn, endsOn, remote } = factsOf(extra)
  return {
    slug: titleSlug(title, 'listing'),
    type,
    lang,
    title,
    content,
    contact,
    country_code: countryCode,
    extra: JSON.stringify(extra),
    price,
    price_to: priceTo,
    currency,
    starts_on: startsOn,
    ends_on: endsOn,
    remote,
    broker_codes: brokerCodes,
    state: state === 'expired' ? 'live' : state,
    state_since: stateSince,
    created_at: createdAt,
    published_at: publishedAt,
    expires_at: expiresAt,
    sample: true,
  }
}
