import { LISTING_DAYS } from 'calls/entities/market-listing'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { marketPath } from '../addresses.ts'
import { marketText } from '../strings/keys.ts'
import type { ListingQuery, ListPlace } from './list-places.ts'
import { isFiltered, withoutFilters } from './listing-query.ts'

/** In place of an empty list: why it is empty, and a way out. */
export function NoListings({ place, query }: { place: ListPlace; query: ListingQuery }) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  if (!isFiltered(query))
    return (
      <EmptyState
        title={t(marketText.noneYet)}
        action={
          <Button variant="secondary" to={href(marketPath)}>
            {t(marketText.allOf)}
          </Button>
        }
      >
        {t(marketText.noneYetWhy, { days: formatNumber(LISTING_DAYS) })}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t(marketText.noneFound)}
      action={
        <Button variant="secondary" to={href(withoutFilters(place, query))}>
          {t(marketText.clearFilters)}
        </Button>
      }
    >
      {t(query.keyword ? marketText.noWordsFound : marketText.noneFoundWhy)}
    </EmptyState>
  )
}
