import type { RouteObject } from 'react-router-dom'
import type { Area } from 'shared-state/contract/area'
import type { RootStore } from 'shared-state/store/root-store'
import { AreaDown } from '../areas/area-down.tsx'
import { Layout } from '../layout/layout.tsx'
import { loadLayout } from '../layout/load-layout.ts'
import { ErrorPage } from '../pages/error/error-page.tsx'
import { shellArea } from '../shell-area.ts'
import { routeOf, type RouteOptions } from './route-of.tsx'

export const layoutRouteId = 'layout'
export const pagesRouteId = 'pages'

/** All addresses known at the start: the shell's own and, where the first page is an area's, that area's. */
export function rootRoutes(store: RootStore, pages: RouteObject[], options: RouteOptions): RouteObject[] {
  return [
    {
      path: '/:lang',
      id: layoutRouteId,
      element: <Layout />,
      errorElement: <ErrorPage />,
      loader: () => loadLayout(store),
      // Menu and footer are the same on every page.
      shouldRevalidate: () => false,
      children: [
        {
          id: pagesRouteId,
          errorElement: <ErrorPage />,
          children: [...shellArea.routes.map(route => routeOf('shell', route, store, options)), ...pages],
        },
      ],
    },
  ]
}

export const areaRoutes = (area: Area, store: RootStore, options: RouteOptions): RouteObject[] =>
  area.routes.map(route => routeOf(area.name, route, store, options))

/** Stands in for an area that could not be had, under all its addresses. */
export const downRoutes = (area: string, store: RootStore): RouteObject[] =>
  store.snapshot.areas[area]!.addresses.flatMap(address => [
    { path: address, id: `${area}:down:${address}`, element: <AreaDown area={area} />, handle: { area } },
    { path: `${address}/*`, id: `${area}:down:${address}/*`, element: <AreaDown area={area} />, handle: { area } },
  ])
