import type { MarketListing } from 'calls/entities/market-listing'
import { useText } from 'shared-state/runtime'
import { ExternalLink } from 'ui/external-link/external-link'
import { Text } from 'ui/text'
import { marketText } from '../strings/keys.ts'
import { extraText } from './extra-fields.ts'

/** Where an author says that the performance of an expert advisor can be verified; this site has not done so. Nothing without a link. */
export function PerformanceLink({ listing }: { listing: Pick<MarketListing, 'extra'> }) {
  const t = useText()
  const url = extraText(listing, 'performanceUrl')
  if (url === undefined) return null
  return (
    <Text as="p" size="sm">
      {`${t(marketText.fieldPerformance)}: `}
      <ExternalLink url={url} />
      {` ${t(marketText.notVerified)}`}
    </Text>
  )
}
