import { usePageData } from 'shared-state/runtime'
import type { loadListing } from './load-listing.ts'
import { LiveListing } from './live-listing.tsx'
import { OverPage } from './over/over-page.tsx'

/** One listing; or what is similar, once it is over. */
export function ListingPage() {
  const data = usePageData<typeof loadListing>()
  return data.isOver ? <OverPage data={data} /> : <LiveListing data={data} />
}
