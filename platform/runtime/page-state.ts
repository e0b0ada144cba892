import type { Snapshot } from 'shared-state/contract/release'
import type { StoreState } from 'shared-state/root-store'
import type { PageFailure } from './failures/page-failure.ts'

/** What the page carries from the server's rendering to the browser, as JSON. */
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

/** What a page's own content cannot be: it stands within the app, and holds no scripts. */
export const pageStateSelector = 'body > script[type="application/json"]#page-state'
export const appElementId = 'app'
