import type { MarketListing } from 'shared-state/calls/entities/market-listing'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { Row } from 'ui/row'
import { Tag, type Tone } from 'ui/tag'
import { Text } from 'ui/text'
import { ListRow } from '../account/list-row.tsx'
import { releaseText } from '../strings/keys.ts'

const looks: Record<MarketListing['state'], { text: number; tone: Tone }> = {
  pending: { text: releaseText.pending, tone: 'info' },
  live: { text: releaseText.live, tone: 'good' },
  rejected: { text: releaseText.rejected, tone: 'bad' },
  expired: { text: releaseText.expired, tone: 'plain' },
  withdrawn: { text: releaseText.withdrawn, tone: 'plain' },
}

/** An own listing of the market and where it stands (decisions 7). */
export function ListingRow({ listing: { title, summary, state, price, createdAt } }: { listing: MarketListing }) {
  const t = useText()
  const { text, tone } = looks[state]
  return (
    <ListRow>
      <Row gap="s">
        <Text weight="medium">{title}</Text>
        <Tag tone={tone}>{t(text)}</Tag>
      </Row>
      <p>{summary}</p>
      <Text as="div" size="sm" tone="faint">{price && <><Money {...price} />, </>}<DateText iso={createdAt} look="relative" /></Text>
    </ListRow>
  )
}
