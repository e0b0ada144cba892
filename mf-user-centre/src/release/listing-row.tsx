import type { MarketListing } from 'calls/entities/market-listing'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { Row } from 'ui/row'
import { StateTag } from 'ui/state-tag'
import { listingLooks } from 'ui/states/listing-looks'
import { Text } from 'ui/text'
import { ListRow } from '../account/list-row.tsx'

/** One of the visitor's own market listings with its state (decisions 7). */
export function ListingRow({ listing: { title, summary, state, price, createdAt } }: { listing: MarketListing }) {
  return (
    <ListRow>
      <Row gap="s">
        <Text weight="medium">{title}</Text>
        <StateTag look={listingLooks[state]} />
      </Row>
      <p>{summary}</p>
      <Text as="div" size="sm" tone="faint">
        {price && (
          <>
            <Money {...price} />,{' '}
          </>
        )}
        <DateText iso={createdAt} look="relative" />
      </Text>
    </ListRow>
  )
}
