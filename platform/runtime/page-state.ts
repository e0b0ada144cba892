import type { Snapshot } from 'shared-state/contract/release'
import type { StoreState } from 'shared-state/root-store'
import type { PageFailure } from './failures/page-failure.ts'

/** Data sent with the page from the server's rendering to the browser, as JSON. */
export interface PageState {
  store: StoreState
  snapshot: Snapshot
  /** The area whose page could not be rendered and is shown as down. */
  down?: string
  router: {
    loaderData: Record<string, unknown>
    actionData: Record<string, unknown> | null
    errors: Record<string, PageFailure> | null
  }
}

/** The page's own content can never match this: it is inside the app element, and contains no scripts. */
export const pageStateSelector = 'body > script[type="application/json"]#page-state'
export const appElementId = 'app'
