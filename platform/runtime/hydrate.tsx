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
  /** Called when the store exists, before the page's code is loaded. */
  onStore?: ((store: RootStore) => void) | undefined
  /** Called when the page is interactive. `preload` loads the code of the page at a path before the visitor navigates there. */
  onHydrated?(store: RootStore, preload: (path: string) => void): void
  /** The shell's wrapper around the router, the same as on the server: it must not render elements. */
  around?(page: ReactNode): ReactNode
}

/** Hydrates the page with the same releases it was rendered with (docs/request-path.md). */
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
  // A transition runs in slices: visitors' input need not wait for the whole page.
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
        // The browser's rendering differs from the server's: React repairs the page, but the code needs fixing.
        onRecoverableError: (error, { componentStack }) => {
          health.caught(error, componentStack)
          reportError(error)
        },
      },
    )
  })
}

/**
 * Notifies once its content is hydrated. It may have no siblings next to the router: ids are derived from a component's position in the
 * tree, which must match the server's.
 */
function Hydrated({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
