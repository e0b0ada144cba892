import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import type { RootStore } from 'shared-state/root-store'
import { StoreProvider } from 'shared-state/runtime'
import { fetchTexts } from './areas/release-files.ts'
import type { Frame } from './frame.ts'
import { appElementId, pageStateSelector, type PageState } from './page-state.ts'
import { preloadPage } from './router/preload-page.ts'
import { createTabRouter, preparePage } from './router/tab-router.tsx'
import { createTabStore, type Tab } from './tab-store.ts'

export interface HydrateOptions {
  frame: Frame
  tab: Tab
  /** The store is there, the page's code is not yet. */
  onStore?(store: RootStore): void
  /** The page answers. `preload` fetches the code of the page at a path, before the visitor moves there. */
  onHydrated?(store: RootStore, preload: (path: string) => void): void
  /** What the shell puts around the router, the same as around it on the server: nothing that makes an element. */
  around?(page: ReactNode): ReactNode
}

/** Hydrates the page with the very releases it was rendered with (docs/request-path.md). */
export async function hydrate({ frame, tab, onStore, onHydrated, around = page => page }: HydrateOptions) {
  const state = JSON.parse(document.querySelector(pageStateSelector)!.textContent!) as PageState
  const { store, revoked, health } = createTabStore(tab, state)
  health.watch()
  onStore?.(store)
  const [pages, texts] = await Promise.all([
    preparePage(frame, store, state, revoked),
    fetchTexts(state.snapshot.shell, state.store.visitor.lang),
  ])
  for (const [lang, dictionary] of texts) store.text.add(lang, dictionary)
  const router = createTabRouter(frame, store, pages, state, revoked)
  const hydrated = () => {
    document.documentElement.dataset.hydrated = 'true'
    onHydrated?.(store, path => void preloadPage(frame, store, revoked, path))
  }
  // As a transition in slices: what a visitor does meanwhile does not wait for the whole page.
  startTransition(() => {
    hydrateRoot(
      document.getElementById(appElementId)!,
      <StoreProvider store={store}>
        {around(
          <Hydrated tell={hydrated}>
            <RouterProvider
              router={router}
              onError={(error, { errorInfo }) => health.caught(error, errorInfo?.componentStack)}
            />
          </Hydrated>,
        )}
      </StoreProvider>,
      {
        // Where the browser's rendering differs from the server's: the page is mended, and somebody has to mend its code.
        onRecoverableError: (error, { componentStack }) => {
          health.caught(error, componentStack)
          reportError(error)
        },
      },
    )
  })
}

/** Tells once all that stands in it is hydrated. Nothing may stand beside the router: ids are made by a part's place in the tree, which the server's has too. */
function Hydrated({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
