import type { MarketListing } from '../entities/market-listing.ts'
import type { StateLook } from './state-look.ts'
import { stateText } from './state-text.ts'

/** States of a listing of the market (decisions 7). */
export const listingStates = {
  pending: { tone: 'info', icon: 'hourglass', text: stateText.waitsForReview },
  live: { tone: 'good', icon: 'circle-check', text: stateText.published },
  rejected: { tone: 'bad', icon: 'circle-x', text: stateText.rejected },
  expired: { tone: 'plain', icon: 'circle-alert', text: stateText.expired },
  withdrawn: { tone: 'plain', icon: 'circle-slash', text: stateText.withdrawn },
} as const satisfies Record<MarketListing['state'], StateLook>
