import './quiet-react.ts'
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { StoreProvider } from 'shared-state/runtime'
import type { RootStore } from 'shared-state/root-store'
import { page as shell } from 'the-portal/page'
import { headOfPage } from '../../../runtime/head/head-of-page.ts'
import { appElementId } from '../../../runtime/page-state.ts'
import { createTabRouter, preparePage } from '../../../runtime/router/tab-router.tsx'
import { createTabStore } from '../../../runtime/tab-store.ts'
import { loadAlone } from '../area/load-alone.ts'
import { followTexts, textsOf } from '../area/texts.ts'
import { prepareDocument } from './document.ts'
import { storedSwitches } from './stored-switches.ts'
import type { PageGlobals } from './page-globals.ts'
import { postToFrame } from './page-messages.ts'
import { pageStateAlone } from './page-state-alone.ts'
import { startBackend } from './start-backend.ts'
import { takeInPage } from './take-in-page.ts'
import { tellFaults } from './tell-faults.ts'

/**
 * Starts one page of the area in the shell's own frame, against the mock backend: the equivalent of the shell's entry, without releases.
 */
async function start(): Promise<void> {
  tellFaults()
  postToFrame({ kind: 'opened' })
  startBackend()
  await showPage()
}

async function showPage(hydration?: HydrationOptions): Promise<void> {
  const app = document.getElementById(appElementId)!
  const lang = location.pathname.split('/')[1]!
  const switches = storedSwitches()
  prepareDocument(lang, switches)
  const state = await pageStateAlone(lang, switches)
  const { frame } = shell
  const { store, revoked } = createTabStore(shell.tab(), state, loadAlone)
  store.text.add(lang, textsOf(lang))
  const router = createTabRouter(frame, store, await preparePage(frame, store, state, revoked), state, revoked)
  await firstData(router)
  // A page rendered by the server already has its title.
  if (!app.hasChildNodes())
    document.title = headOfPage(
      frame,
      router.state.matches,
      router.state.loaderData,
      new URL(location.href),
      store,
    ).title
  tellMoves(router)
  const page = (shown: RootStore) => (
    <StoreProvider store={shown}>
      <RouterProvider router={router} />
    </StoreProvider>
  )
  const root = app.hasChildNodes() ? hydrateRoot(app, page(store), hydration) : shownIn(app, page(store))
  Object.assign(globalThis, {
    async moveTo(path) {
      await router.navigate(path)
      await idle()
    },
    leave() {
      root.unmount()
      router.dispose()
    },
    async openNext(path) {
      await takeInPage(path)
      let hasFailed = false
      await showPage({ onRecoverableError: () => (hasFailed = true) })
      await idle()
      return !hasFailed
    },
  } satisfies PageGlobals)
  document.documentElement.dataset.hydrated = 'true'
  followTexts(changed => {
    store.text.add(lang, changed(lang))
    // A new store object that inherits from the old one makes all its readers render again.
    root.render(page(Object.create(store) as RootStore))
  })
}

/** Resolves when the tab has nothing more to do for now: React shows and hydrates a page in several tasks. */
const idle = (): Promise<void> =>
  new Promise(done => requestIdleCallback(() => requestIdleCallback(() => done(), { timeout }), { timeout }))
const timeout = 2_000

function shownIn(app: Element, page: Parameters<Root['render']>[0]): Root {
  const root = createRoot(app)
  root.render(page)
  return root
}

type TabRouter = ReturnType<typeof createTabRouter>

/** As on a page from the server, nothing is shown before its data has loaded. */
const firstData = (router: TabRouter): Promise<void> =>
  new Promise(done => {
    const look = () => router.state.initialized && done()
    router.subscribe(look)
    look()
  })

function tellMoves(router: TabRouter): void {
  const tell = () =>
    postToFrame({ kind: 'moved', at: location.pathname + location.search + location.hash, title: document.title })
  router.subscribe(({ navigation }) => navigation.state === 'idle' && queueMicrotask(tell))
  tell()
}

void start()
