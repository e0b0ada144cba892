import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { StoreProvider } from 'shared-state/runtime'
import { fetchTexts } from './areas/release-files.ts'
import { restoreScroll } from './browser/kept-scroll.ts'
import { preloadOnIntent } from './browser/preload-on-intent.ts'
import { registerServiceWorker } from './browser/register-service-worker.ts'
import { createBrowserStore } from './browser-store.ts'
import { appElementId, pageStateSelector, type PageState } from './page-state.ts'
import { InstallContext, InstallOffer } from './pages/download/install-offer.ts'
import { preloadPage } from './router/preload-page.ts'
import { createTabRouter, preparePage } from './router/tab-router.tsx'
import { watchClicks } from './statistics/watch-clicks.ts'

/** Hydrates the page with the very releases it was rendered with (docs/request-path.md). */
async function start(): Promise<void> {
  restoreScroll()
  const install = new InstallOffer()
  install.watch()
  const state = JSON.parse(document.querySelector(pageStateSelector)!.textContent!) as PageState
  const { store, revoked, health } = createBrowserStore(state)
  health.watch()
  watchClicks(store)
  const [pages, texts] = await Promise.all([
    preparePage(store, state, revoked),
    fetchTexts(state.snapshot.shell, state.store.visitor.lang),
  ])
  for (const [lang, dictionary] of texts) store.text.add(lang, dictionary)
  const router = createTabRouter(store, pages, state, revoked)
  const hydrated = () => {
    document.documentElement.dataset.hydrated = 'true'
    preloadOnIntent(path => void preloadPage(store, revoked, path))
    registerServiceWorker(state.store.visitor.serviceWorker)
  }
  // As a transition in slices: what a visitor does meanwhile does not wait for the whole page.
  startTransition(() => {
    hydrateRoot(
      document.getElementById(appElementId)!,
      <StoreProvider store={store}>
        <InstallContext value={install}>
          <Hydrated tell={hydrated}>
            <RouterProvider
              router={router}
              onError={(error, { errorInfo }) => health.caught(error, errorInfo?.componentStack)}
            />
          </Hydrated>
        </InstallContext>
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

void start()
