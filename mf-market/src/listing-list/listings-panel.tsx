import type { ReactNode } from 'react'
import { useHref } from 'shared-state/runtime'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { ListingRows } from '../listing-parts/listing-rows.tsx'
import { marketText } from '../strings/keys.ts'
import type { ListPlace } from './list-places.ts'
import { addressOf } from './listing-query.ts'
import { NoListings } from './no-listings.tsx'
import { ListEnd } from './list-end.tsx'
import type { Listings } from './read-listings.ts'
import { useListCount } from './use-list-count.ts'

interface ListingsPanelProps {
  place: ListPlace
  list: Pick<Listings, 'query' | 'items' | 'total' | 'pages'>
  /** Text of the title, with the number of listings. */
  counted?: number
  /** The listings under headings instead of one after the other. */
  children?: ReactNode
}

/** One page of a list with its number of listings, and the pager. */
export function ListingsPanel({ place, list, counted = marketText.listingCount, children }: ListingsPanelProps) {
  const href = useHref()
  const countText = useListCount()
  const { query, items, total, pages } = list
  return (
    <>
      <Panel flush title={countText(counted, total)}>
        {items.length > 0 ? children || <ListingRows items={items} /> : <NoListings place={place} query={query} />}
      </Panel>
      <Pager page={query.page} pages={pages} hrefOf={page => href(addressOf(place, { ...query, page }))} />
      <ListEnd list={list} />
    </>
  )
}
