import { useHref, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { MoreLink } from 'ui/more-link'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { marketPath } from '../../addresses.ts'
import { ListingCard } from '../../listing-parts/listing-card.tsx'
import { marketText } from '../../strings/keys.ts'
import type { HomeListingsData } from './load-home-listings.ts'

/** Slot home.listings: the newest listings of the market. */
export function HomeListings({ data: { items } }: { data: HomeListingsData }) {
  const t = useText()
  const href = useHref()
  if (items.length === 0) return null
  return (
    <Stack as="section">
      <Row spread>
        <h2>{t(marketText.fromMarket)}</h2>
        <MoreLink to={href(marketPath)}>{t(marketText.toMarket)}</MoreLink>
      </Row>
      <Grid columns={4} as="ul">
        {items.map(listing => (
          <li key={listing.code}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
