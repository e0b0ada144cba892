import type { MarketListing } from 'calls/entities/market-listing'
import { Grid } from 'ui/grid'
import { Stack } from 'ui/stack'
import { ListingCard } from '../listing-parts/listing-card.tsx'
import { PerformanceLink } from '../listing-parts/performance-link.tsx'

/** Expert advisors side by side, each with its picture, price, software and pairs. */
export function EaCards({ items, title }: { items: readonly MarketListing[]; title: string }) {
  return (
    <Stack as="section">
      <h2>{title}</h2>
      <Grid columns={3} as="ul">
        {items.map(listing => (
          <li key={listing.code}>
            <ListingCard listing={listing} picture>
              <PerformanceLink listing={listing} />
            </ListingCard>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
