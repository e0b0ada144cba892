import './quiet-react.ts'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
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
import { postToFrame } from './page-messages.ts'
import { pageStateAlone } from './page-state-alone.ts'
import { startBackend } from './start-backend.ts'

/** Globals of the page for tests. */
interface PageGlobals {
  /** Navigates as a link does, without a full load; resolves when the page is shown. */
  moveTo: (path: string) => Promise<void>
}

/**
 * Starts one page of the area in the shell's own frame, against the mock backend: the equivalent of the shell's entry, without releases.
 */
async function start(): Promise<void> {
  tellFaults()
  postToFrame({ kind: 'opened' })
  const app = document.getElementById(appElementId)!
  const lang = location.pathname.split('/')[1]!
  const switches = storedSwitches()
  prepareDocument(lang, switches)
  startBackend()
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
  const root = app.hasChildNodes() ? hydrateRoot(app, page(store)) : shownIn(app, page(store))
  Object.assign(globalThis, { moveTo: path => router.navigate(path) } satisfies PageGlobals)
  document.documentElement.dataset.hydrated = 'true'
  followTexts(changed => {
    store.text.add(lang, changed(lang))
    // A new store object that inherits from the old one makes all its readers render again.
    root.render(page(Object.create(store) as RootStore))
  })
}

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

function tellFaults(): void {
  addEventListener('error', ({ message }) => postToFrame({ kind: 'fault', text: message }))
  addEventListener('unhandledrejection', ({ reason }) => postToFrame({ kind: 'fault', text: String(reason) }))
  const { console: page } = globalThis
  for (const method of ['error', 'warn'] as const) {
    const say = page[method]
    page[method] = (...said: unknown[]) => {
      const text = inWords(said)
      // The page shows build messages in an overlay.
      if (!text.startsWith('[webpack-dev-server]')) postToFrame({ kind: 'fault', text })
      say(...said)
    }
  }
}

/** Formats console arguments as text: `%s` in the first is replaced with the next one. */
const inWords = ([first, ...rest]: unknown[]): string =>
  [String(first).replace(/%[sdo]/g, () => String(rest.shift() ?? '')), ...rest.map(String)]
    .join(' ')
    .trim()
    .slice(0, 300)

void start()
