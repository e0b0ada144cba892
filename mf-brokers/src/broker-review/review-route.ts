import { part, type LoadContext } from 'shared-state/runtime'
import { loadBrokerReview } from './load-broker-review.ts'
import { readReviewView } from './review-view.ts'

const fetchPage = () => import('./broker-review-page.tsx')

const fetchView = async (search: URLSearchParams) => (await fetchPage()).loadView(readReviewView(search))

/** The tab's data, and beside it the code of the view that the address names: no fallback stands in the page. */
export async function loadReviewTab(context: LoadContext) {
  const [data] = await Promise.all([loadBrokerReview(context), fetchView(context.url.searchParams)])
  return data
}

/**
 * The tab's page. Hydration runs no loader, for the data is the server's. So the page's own code brings the view that the server's
 * HTML shows: the one that the browser's address names.
 */
export const reviewPage = part(async () => {
  const { BrokerReviewPage } = await fetchPage()
  if (typeof location !== 'undefined') await fetchView(new URLSearchParams(location.search))
  return BrokerReviewPage
})
