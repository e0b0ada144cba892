import './styles.ts'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { StoreProvider } from 'shared-state/runtime'
import { fetchStrings } from './areas/release-files.ts'
import { restoreScroll } from './browser/kept-scroll.ts'
import { createBrowserStore } from './browser-store.ts'
import { appElementId, pageStateElementId, type PageState } from './page-state.ts'
import { createTabRouter, preparePage } from './router/tab-router.tsx'
import { watchClicks } from './statistics/watch-clicks.ts'

/** Hydrates the page with the very releases it was rendered with (docs/request-path.md). */
async function start(): Promise<void> {
  restoreScroll()
  const state = JSON.parse(document.getElementById(pageStateElementId)!.textContent!) as PageState
  const { store, revoked, health } = createBrowserStore(state)
  health.watch()
  watchClicks(store)
  const [pages, dictionary] = await Promise.all([preparePage(store, state, revoked), fetchStrings(state.snapshot.shell, state.store.visitor.lang)])
  store.text.add(state.store.visitor.lang, dictionary)
  const router = createTabRouter(store, pages, state, revoked)
  hydrateRoot(
    document.getElementById(appElementId)!,
    <StoreProvider store={store}>
      <RouterProvider router={router} onError={(error, { errorInfo }) => health.caught(error, errorInfo?.componentStack)} />
    </StoreProvider>,
    {
      // Where the browser's rendering differs from the server's: the page is mended, and somebody has to mend its code.
      onRecoverableError: (error, { componentStack }) => {
        health.caught(error, componentStack)
        reportError(error)
      },
    },
  )
  document.documentElement.dataset.hydrated = 'true'
}

void start()
