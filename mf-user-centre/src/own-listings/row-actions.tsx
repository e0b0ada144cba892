import { useLocation } from 'react-router-dom'
import type { OwnListing } from 'calls/entities/market-listing'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { VisuallyHidden } from 'ui/visually-hidden'
import { RowAction } from '../account/row-action.tsx'
import { listingPath, sendAgainPath } from '../addresses.ts'
import { ownListingText } from '../strings/keys.ts'
import { canBeRenewed, canBeWithdrawn } from './listing-actions.ts'

/** What the author can do with a listing in its state. The button to withdraw asks first. */
export function RowActions({ listing }: { listing: OwnListing }) {
  const t = useText()
  const href = useHref()
  const { now } = useLocale()
  const { code, state, title } = listing
  const asked = new URLSearchParams(useLocation().search)
  asked.set('withdraw', code)
  const link = (text: number, to: string) => (
    <Button variant="secondary" small to={to}>
      {t(text)}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  )
  return (
    <>
      {state === 'live' && link(ownListingText.view, href(listingPath(listing)))}
      {state === 'rejected' && link(ownListingText.sendAgain, href(sendAgainPath(listing)))}
      {canBeRenewed(listing, now) && (
        <RowAction intent="renew" fields={{ code }} label={t(ownListingText.renew)} of={title} />
      )}
      {canBeWithdrawn(listing) && link(ownListingText.withdraw, `?${asked}#withdraw`)}
    </>
  )
}
