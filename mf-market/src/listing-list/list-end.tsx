import { MOST_COUNTED } from 'calls/market'
import { useLocale, useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { marketText } from '../strings/keys.ts'
import type { Listings } from './read-listings.ts'

/** On the last page of a list that goes no further. */
export function ListEnd({ list: { query, pages, total } }: { list: Pick<Listings, 'query' | 'pages' | 'total'> }) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (query.page < pages || total < MOST_COUNTED) return null
  return (
    <Text as="p" size="sm" tone="quiet">
      {t(marketText.listEnds, { number: formatNumber(MOST_COUNTED) })}
    </Text>
  )
}
