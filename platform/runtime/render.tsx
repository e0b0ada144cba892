import { enableStaticRendering } from 'mobx-react-lite'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { Area } from 'shared-state/contract/area'
import { matchArea } from 'shared-state/contract/match-area'
import type { PartFailure, RenderAnswer, RenderRequest, ShellModule } from 'shared-state/contract/shell-module'
import { languagesFor } from 'shared-state/i18n/languages'
import type { RootStore } from 'shared-state/root-store'
import { StoreProvider } from 'shared-state/runtime'
import { within } from 'shared-state/time/within'
import { failuresOf } from './failures/failures-of.ts'
import { isVisitorsFault } from './failures/is-visitors-fault.ts'
import { hasFailedSuspense, suspenseErrors } from './failures/suspense-errors.ts'
import type { Frame } from './frame.ts'
import { headOfPage } from './head/head-of-page.ts'
import type { PageState } from './page-state.ts'
import { snapshotIn } from './releases/snapshot-in.ts'
import { areaRoutes } from './router/area-routes.tsx'
import { downRoutes, rootRoutes } from './router/routes.tsx'
import { createServerStore } from './server-store.ts'
import { failBrokenSlots } from './slots/fail-broken-slots.tsx'

enableStaticRendering(true)

/** How long a page waits for its own area's code, in ms; after that the area is shown as down. */
const areaBudgetMs = 5_000
/** How long a page waits for its own data, in ms. */
const pageBudgetMs = 8_000

/** Creates a shell's `render` export: renders one page with the releases of one snapshot (docs/request-path.md). */
export const renderWith =
  (frame: Frame): ShellModule['render'] =>
  request =>
    renderPage(frame, request)

async function renderPage(frame: Frame, request: RenderRequest): Promise<RenderAnswer> {
  const failures: PartFailure[] = []
  const report = (area: string, stage: PartFailure['stage'], error: unknown) =>
    void failures.push({ area, stage, error })
  const store = createServerStore(request, report)
  const name = matchArea(request.snapshot, new URL(request.request.url).pathname)
  const area = name ? await loadOrReport(store, name, report) : undefined
  const options = { budgeted: true, answered: request.answered }
  const pages = area ? areaRoutes(area, store, options) : name ? downRoutes(frame, name, store) : []
  const answer = await renderRoutes(frame, request, store, pages, failures)
  if (answer !== 'page broke') return name && !area ? asDown(answer, name) : answer
  if (!name) throw failures.at(-1)!.error
  // The area's page itself threw: its content is lost, the rest of the site is not (spec 8).
  const down = await renderRoutes(frame, request, store, downRoutes(frame, name, store), failures)
  if (down === 'page broke') throw failures.at(-1)!.error
  return asDown(down, name)
}

/** A page without its own content has a status that says so. */
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

async function renderRoutes(
  frame: Frame,
  request: RenderRequest,
  store: RootStore,
  pages: RouteObject[],
  failures: PartFailure[],
): Promise<RenderAnswer | 'page broke'> {
  const handler = createStaticHandler(rootRoutes(frame, store, pages, { budgeted: true, answered: request.answered }))
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
  // Server and browser show the same error text: the plain data sent with the page.
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
  if (hasFailedSuspense(html)) {
    const area = matchArea(request.snapshot, context.location.pathname) ?? 'shell'
    for (const error of await suspenseErrors(tree)) failures.push({ area, stage: 'render', error })
  }
  return {
    kind: 'page',
    status: Object.values(shown ?? {})[0]?.status ?? context.statusCode,
    html,
    head: headOfPage(frame, context.matches, context.loaderData, new URL(request.request.url), store),
    state: pageStateOf(store, context),
    ...areasOn(store, context),
    isWhole: [...store.slots.parts.values()].flat().every(({ state }) => state === 'ready'),
    failures,
  }
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

/** Areas whose code was used for the HTML: the page's own and those that filled a slot. */
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
