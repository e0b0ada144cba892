import type { MarketListing } from 'calls/entities/market-listing'
import { useStore } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { warningsOf } from './unfit-brokers.ts'

/** Above everything else of a listing: each broker in it that is unfit to lead, with its worst finding. Nothing without one. */
export function ListingWarning({ listing }: { listing: Pick<MarketListing, 'brokers'> }) {
  const warnings = warningsOf(listing, useStore())
  return warnings.map(words => <Note key={words} tone="bad" title={words} />)
}
