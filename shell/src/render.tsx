import { enableStaticRendering } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { Area } from 'shared-state/contract/area'
import { matchArea } from 'shared-state/contract/match-area'
import type { PartFailure, RenderAnswer, RenderRequest } from 'shared-state/contract/shell-module'
import { languagesFor } from 'shared-state/i18n/languages'
import { StoreProvider } from 'shared-state/runtime'
import type { RootStore } from 'shared-state/store/root-store'
import { within } from 'shared-state/time/within'
import { headOfPage } from './head/head-of-page.ts'
import { failuresOf } from './pages/error/failures-of.ts'
import { isVisitorsFault } from './pages/error/is-visitors-fault.ts'
import { snapshotIn } from './releases/snapshot-in.ts'
import { areaRoutes, downRoutes, rootRoutes } from './router/routes.tsx'
import { createServerStore } from './server-store.ts'
import { createShareScope, provideFederationCore } from './share-scope/node-share-scope.ts'
import { failBrokenSlots } from './slots/fail-broken-slots.tsx'
import type { PageState } from './page-state.ts'

enableStaticRendering(true)

export { createShareScope, provideFederationCore }

/** Milliseconds a page waits for its own area's code; after that it is shown as down. */
const areaBudgetMs = 5_000
/** Milliseconds a page waits for its own data. */
const pageBudgetMs = 8_000

/** Renders one page with the releases of one snapshot: the entry the server calls (docs/request-path.md). */
export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const failures: PartFailure[] = []
  const report = (area: string, stage: PartFailure['stage'], error: unknown) =>
    void failures.push({ area, stage, error })
  const store = createServerStore(request, report)
  const name = matchArea(request.snapshot, new URL(request.request.url).pathname)
  const area = name ? await loadOrReport(store, name, report) : undefined
  const options = { budgeted: true, answered: request.answered }
  const pages = area ? areaRoutes(area, store, options) : name ? downRoutes(name, store) : []
  const answer = await renderRoutes(request, store, pages, failures)
  if (answer !== 'page broke') return name && !area ? asDown(answer, name) : answer
  if (!name) throw failures.at(-1)!.error
  // The area's page itself threw: its own content is gone, the rest of the site is not (spec 8).
  const down = await renderRoutes(request, store, downRoutes(name, store), failures)
  if (down === 'page broke') throw failures.at(-1)!.error
  return asDown(down, name)
}

/** A page whose own content is missing says so by its status. */
const asDown = (answer: RenderAnswer, name: string): RenderAnswer =>
  answer.kind === 'page' ? { ...answer, status: 503, state: { ...answer.state, down: name } } : answer

async function loadOrReport(
  store: RootStore,
  name: string,
  report: (area: string, stage: 'load', error: unknown) => void,
): Promise<Area | undefined> {
  try {
    return await within(areaBudgetMs, store.areas.load(name), () => {
      throw new Error(`area ${name} did not load within ${areaBudgetMs} ms`)
    })
  } catch (error) {
    report(name, 'load', error)
    return undefined
  }
}

type PageRoutes = Parameters<typeof rootRoutes>[1]

async function renderRoutes(
  request: RenderRequest,
  store: RootStore,
  pages: PageRoutes,
  failures: PartFailure[],
): Promise<RenderAnswer | 'page broke'> {
  const handler = createStaticHandler(rootRoutes(store, pages, { budgeted: true, answered: request.answered }))
  let context: Awaited<ReturnType<typeof handler.query>>
  try {
    context = await within(pageBudgetMs, handler.query(request.request), () => {
      throw new Error(`the page's data did not arrive within ${pageBudgetMs} ms`)
    })
  } catch (error) {
    failures.push({
      area: matchArea(request.snapshot, new URL(request.request.url).pathname) ?? 'shell',
      stage: 'render',
      error,
    })
    return 'page broke'
  }
  if (context instanceof Response) return redirectOf(context)
  const shown = failuresOf(context.errors)
  for (const [route, error] of Object.entries(context.errors ?? {}).filter(([, thrown]) => !isVisitorsFault(thrown))) {
    const reference = shown?.[route]?.reference
    failures.push({
      area: matchArea(request.snapshot, context.location.pathname) ?? 'shell',
      stage: 'render',
      error,
      ...(reference && { reference }),
    })
  }
  // Server and browser show the same words of an error: the plain ones that travel with the page.
  context.errors = shown
  const router = createStaticRouter(handler.dataRoutes, context)
  const tree = (
    <StoreProvider store={store}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StoreProvider>
  )
  let html: string
  try {
    html = renderToString(tree)
  } catch (error) {
    // Error boundaries do not run on the server: find the slot that threw and render once more without it.
    const broken = failBrokenSlots(store)
    for (const slot of broken) failures.push(slot)
    if (broken.length === 0) {
      failures.push({ area: matchArea(request.snapshot, context.location.pathname) ?? 'shell', stage: 'render', error })
      return 'page broke'
    }
    html = renderToString(tree)
  }
  if (html.includes(failedSuspense)) failures.push(...(await suspenseFailures(tree, request, context)))
  return {
    kind: 'page',
    status: Object.values(shown ?? {})[0]?.status ?? context.statusCode,
    html,
    head: headOfPage(context.matches, context.loaderData, new URL(request.request.url), store),
    state: pageStateOf(store, context),
    ...areasOn(store, context),
    failures,
  }
}

/** What renderToString leaves where something inside a Suspense boundary threw; of the error itself it says nothing. */
const failedSuspense = '<!--$!-->'

/** Renders once more in the way that names such errors; only ever after one, so it costs a good page nothing. */
function suspenseFailures(
  tree: ReactNode,
  request: RenderRequest,
  context: StaticHandlerContext,
): Promise<PartFailure[]> {
  const area = matchArea(request.snapshot, context.location.pathname) ?? 'shell'
  const found: PartFailure[] = []
  return new Promise(done => {
    const { abort } = renderToPipeableStream(tree, {
      onError: error => void found.push({ area, stage: 'render', error }),
      onAllReady: () => {
        abort()
        done(found)
      },
      onShellError: () => done(found),
    })
  })
}

function redirectOf(response: Response): RenderAnswer {
  const location = response.headers.get('Location')
  if (!location) throw new Error(`a loader answered ${response.status} without a location`)
  return { kind: 'redirect', status: response.status, location }
}

function pageStateOf(store: RootStore, context: StaticHandlerContext): PageState {
  return {
    store: store.toState(),
    snapshot: snapshotIn(store.snapshot, languagesFor(store.visitor.lang)),
    router: {
      loaderData: context.loaderData,
      actionData: context.actionData,
      errors: context.errors as PageState['router']['errors'],
    },
  }
}

/** Areas whose code stands behind the HTML: the page's own and those that filled a slot. */
function areasOn(store: RootStore, context: StaticHandlerContext): { areas: string[]; own?: string } {
  const own = context.matches
    .map(match => (match.route.handle as { area?: string } | undefined)?.area)
    .find(area => area !== undefined && area !== 'shell' && store.areas.loaded(area))
  const slots = [...store.slots.parts.values()]
    .flat()
    .filter(part => part.state === 'ready')
    .map(part => part.area)
  return { areas: [...new Set([...(own ? [own] : []), ...slots])], ...(own && { own }) }
}
