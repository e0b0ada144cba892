import type { MarketListing } from 'calls/entities/market-listing'
import { PanelRows } from 'ui/panel'
import { ListingRow } from './listing-row.tsx'

/** Listings below each other, in a flush panel. */
export function ListingRows({ items, level }: { items: readonly MarketListing[]; level?: 3 | 4 | undefined }) {
  return (
    <PanelRows>
      {items.map(listing => (
        <li key={listing.code}>
          <ListingRow listing={listing} level={level} />
        </li>
      ))}
    </PanelRows>
  )
}
