import { RENEW_DAYS, type OwnListing } from 'calls/entities/market-listing'

const DAY_MS = 86_400_000

/** Days until a listing expires, rounded up; at least one for a live listing. */
export const daysLeft = ({ expiresAt }: Pick<OwnListing, 'expiresAt'>, now: number): number =>
  Math.max(Math.ceil((Date.parse(expiresAt) - now) / DAY_MS), 1)

/** Whether a live listing is in its last days, in which it can be renewed. */
export const endsSoon = ({ state, expiresAt }: Pick<OwnListing, 'state' | 'expiresAt'>, now: number): boolean =>
  state === 'live' && Date.parse(expiresAt) - now <= RENEW_DAYS * DAY_MS

export const canBeRenewed = (listing: Pick<OwnListing, 'state' | 'expiresAt'>, now: number): boolean =>
  listing.state === 'expired' || endsSoon(listing, now)

export const canBeWithdrawn = ({ state }: Pick<OwnListing, 'state'>): boolean => state === 'pending' || state === 'live'
