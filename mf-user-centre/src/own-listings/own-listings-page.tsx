import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { AccountFrame } from '../account/account-frame.tsx'
import { FormResult } from '../account/form-result.tsx'
import { useOwnData } from '../account/own-page.ts'
import { marketPath } from '../addresses.ts'
import { ListPager } from '../list/list-pager.tsx'
import { useCount } from '../list/use-count.ts'
import { moderationText, ownListingText } from '../strings/keys.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import type { loadOwnListings } from './load-own-listings.ts'
import { OwnListingRow } from './own-listing-row.tsx'
import { OwnListingsFilters } from './own-listings-filters.tsx'
import { ownListingsQuery, type OwnListingsQuery } from './own-listings-query.ts'

/** What the page says after a form has been accepted, by its intent. */
const said = { withdraw: ownListingText.isWithdrawn, renew: ownListingText.isRenewed }

/** The visitor's own listings of the market in every state. */
export function OwnListingsPage() {
  const t = useText()
  const href = useHref()
  const countText = useCount()
  const { items, total, query, withdrawing, pageIndex, pages } = useOwnData<typeof loadOwnListings>()
  const isFiltered = query.state !== '' || query.type !== ''
  const add = (
    <Button small to={href(marketPath)}>
      {t(ownListingText.add)}
    </Button>
  )
  return (
    <AccountFrame title={t(ownListingText.title)}>
      <FormResult said={said} />
      {withdrawing && <ConfirmWithdrawal key={withdrawing.code} listing={withdrawing} query={query} />}
      {(total > 0 || isFiltered) && <OwnListingsFilters query={query} />}
      <Panel title={countText(ownListingText.count, total)} aside={total > 0 && add} flush>
        {items.length > 0 ? (
          <PanelRows>
            {items.map(listing => (
              <OwnListingRow key={listing.code} listing={listing} />
            ))}
          </PanelRows>
        ) : (
          <Nothing query={query} isFiltered={isFiltered} />
        )}
      </Panel>
      <ListPager page={pageIndex} pages={pages} />
    </AccountFrame>
  )
}

function Nothing({ query, isFiltered }: { query: OwnListingsQuery; isFiltered: boolean }) {
  const t = useText()
  const href = useHref()
  if (isFiltered) {
    const clear = (
      <Button variant="secondary" to={href(ownListingsQuery.changed(query, { state: '', type: '' }))}>
        {t(moderationText.clearFilters)}
      </Button>
    )
    return <EmptyState title={t(ownListingText.noneFound)} action={clear} />
  }
  const market = <Button to={href(marketPath)}>{t(ownListingText.toMarket)}</Button>
  return (
    <EmptyState title={t(ownListingText.none)} action={market}>
      {t(ownListingText.noneWhy)}
    </EmptyState>
  )
}
