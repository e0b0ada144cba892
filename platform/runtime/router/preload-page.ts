import { matchRoutes } from 'react-router-dom'
import type { Area } from 'shared-state/contract/area'
import { matchArea } from 'shared-state/contract/match-area'
import type { RootStore } from 'shared-state/root-store'
import type { Frame } from '../frame.ts'
import type { RevokedReleases } from '../releases/revoked-releases.ts'

/** Loads the code of the area's page at a path, if there is one. */
export async function loadPageCode({ routes }: Pick<Area, 'routes'>, path: string): Promise<void> {
  const addresses = routes.map((route, index) => ({ path: `/:lang/${route.path}`, id: String(index) }))
  const matched = matchRoutes(addresses, path)?.at(-1)
  if (matched) await routes[Number(matched.route.id)]!.page.load()
}

/**
 * Loads the code of the page at a path, including its area's, before the visitor navigates there. Failures are ignored: the navigation
 * tries again and reports them.
 */
export async function preloadPage(
  frame: Frame,
  store: RootStore,
  revoked: RevokedReleases,
  path: string,
): Promise<void> {
  const name = matchArea(store.snapshot, path)
  // Navigation there will be a full page load.
  if (name && revoked.concern(name)) return
  try {
    await loadPageCode(name ? await store.areas.load(name) : frame.area, path)
  } catch {
    return
  }
}
