import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { matchArea } from 'shared-state/contract/match-area'
import type { RootStore } from 'shared-state/root-store'
import { ServerHtml } from 'shared-state/runtime'
import type { Frame } from '../frame.ts'
import type { PageState } from '../page-state.ts'
import { reloadOnce } from '../releases/reload-once.ts'
import type { RevokedReleases } from '../releases/revoked-releases.ts'
import { loadPageCode } from './preload-page.ts'
import { areaRoutes, type RouteOptions } from './area-routes.tsx'
import { downRoutes, pagesRouteId, rootRoutes } from './routes.tsx'

const inTab = (revoked: RevokedReleases): RouteOptions => ({
  budgeted: false,
  mustReload: area => revoked.concern(area),
})

/** The current page's routes in a form that can hydrate: either its code is loaded, or the server's HTML is kept. */
export async function preparePage(
  frame: Frame,
  store: RootStore,
  { down }: PageState,
  revoked: RevokedReleases,
): Promise<RouteObject[]> {
  const { pathname } = location
  const name = matchArea(store.snapshot, pathname)
  if (!name) {
    await loadPageCode(frame.area, pathname)
    return []
  }
  if (down === name) return downRoutes(frame, name, store)
  try {
    const area = await store.areas.load(name)
    await loadPageCode(area, pathname)
    return areaRoutes(area, store, inTab(revoked))
  } catch (error) {
    store.report(name, 'load', error)
    if (reloadOnce(location.href)) await leaving
    return downRoutes(frame, name, store).map(route => ({ ...route, element: <ServerHtml area={name} /> }))
  }
}

/** Never resolves: the document is being replaced, and nothing more may happen. */
const leaving = new Promise<never>(() => {})

/** The tab's router. An area's routes are added when the visitor first navigates to it; nothing of it is loaded before. */
export function createTabRouter(
  frame: Frame,
  store: RootStore,
  pages: RouteObject[],
  state: PageState,
  revoked: RevokedReleases,
) {
  const joined = new Set<string>()
  const first = matchArea(store.snapshot, location.pathname)
  if (first) joined.add(first)
  return createBrowserRouter(rootRoutes(frame, store, pages, inTab(revoked)), {
    hydrationData: {
      loaderData: state.router.loaderData,
      actionData: state.router.actionData,
      errors: state.router.errors,
    },
    async patchRoutesOnNavigation({ path, patch }) {
      const name = matchArea(store.snapshot, path)
      if (!name || joined.has(name)) return
      if (revoked.concern(name)) {
        location.assign(path)
        await leaving
      }
      try {
        patch(pagesRouteId, areaRoutes(await store.areas.load(name), store, inTab(revoked)))
      } catch (error) {
        store.report(name, 'load', error)
        if (reloadOnce(path)) await leaving
        patch(pagesRouteId, downRoutes(frame, name, store))
      }
      joined.add(name)
    },
  })
}
