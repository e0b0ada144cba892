import { usercenterMymarket } from 'calls/account-lists'
import type { LoadContext } from 'shared-state/runtime'
import { pagesOf } from '../list/list-query.ts'
import { canBeWithdrawn } from './listing-actions.ts'
import { ownListingsQuery } from './own-listings-query.ts'

/**
 * The visitor's own listings in every state. `withdrawing`: the listing of the page that the address's `withdraw` names, which its author is
 * about to withdraw.
 */
export async function loadOwnListings({ api, url, signal }: LoadContext) {
  const query = ownListingsQuery.read(url.searchParams)
  const page = await api.call(usercenterMymarket, ownListingsQuery.inputOf(query), { signal })
  const code = url.searchParams.get('withdraw')
  return {
    ...page,
    query,
    withdrawing: page.items.find(listing => listing.code === code && canBeWithdrawn(listing)) ?? null,
    pages: pagesOf(page, { url }),
  }
}
