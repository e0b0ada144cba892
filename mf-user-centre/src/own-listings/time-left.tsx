import { LISTING_DAYS, type OwnListing } from 'calls/entities/market-listing'
import { useLocale, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Text } from 'ui/text'
import { useCount } from '../list/use-count.ts'
import { ownListingText } from '../strings/keys.ts'
import { daysLeft, endsSoon } from './listing-actions.ts'

/** How many days a live listing is still online, with a warning in its last ones; when an expired one ended. */
export function TimeLeft({ listing }: { listing: OwnListing }) {
  const t = useText()
  const countText = useCount()
  const { now, formatDate } = useLocale()
  const { state, expiresAt } = listing
  const ends = { date: formatDate(expiresAt), days: LISTING_DAYS }
  if (state === 'expired')
    return (
      <Text as="div" size="sm">
        {t(ownListingText.hasExpired, ends)}
      </Text>
    )
  if (state !== 'live') return null
  const left = countText(ownListingText.daysLeft, daysLeft(listing, now))
  if (!endsSoon(listing, now))
    return (
      <Text as="div" size="sm">
        {left}
      </Text>
    )
  return (
    <Note tone="warn" title={left}>
      {t(ownListingText.endsSoon, ends)}
    </Note>
  )
}
