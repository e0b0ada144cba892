import { part, type LoadContext } from 'shared-state/runtime'
import { loadBrokerReview } from './load-broker-review.ts'
import { readReviewView } from './review-view.ts'

const fetchPage = () => import('./broker-review-page.tsx')

const fetchView = async (search: URLSearchParams) => (await fetchPage()).loadView(readReviewView(search))

/** Loads the tab's data and, in parallel, the code of the view that the address names, so that no fallback is rendered. */
export async function loadReviewTab(context: LoadContext) {
  const [data] = await Promise.all([loadBrokerReview(context), fetchView(context.url.searchParams)])
  return data
}

/**
 * The tab's page. Hydration runs no loader, as the data comes from the server, so the page's own code loads the view in the server's HTML:
 * the one that the browser's address names.
 */
export const reviewPage = part(async () => {
  const { BrokerReviewPage } = await fetchPage()
  if (typeof location !== 'undefined') await fetchView(new URLSearchParams(location.search))
  return BrokerReviewPage
})
