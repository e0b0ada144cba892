import type { RouteObject } from 'react-router-dom'
import type { RootStore } from 'shared-state/root-store'
import type { Frame } from '../frame.ts'
import { DocumentHead } from '../head/document-head.tsx'
import { areaRoutes, type RouteOptions } from './area-routes.tsx'

export const layoutRouteId = 'layout'
export const pagesRouteId = 'pages'

/** All routes known at the start: the shell's own and, if the first page is an area's, that area's. */
export function rootRoutes(frame: Frame, store: RootStore, pages: RouteObject[], options: RouteOptions): RouteObject[] {
  const { area, Layout, loadLayout, ErrorPage } = frame
  return [
    {
      path: '/:lang',
      id: layoutRouteId,
      element: (
        <>
          <DocumentHead frame={frame} />
          <Layout />
        </>
      ),
      errorElement: <ErrorPage />,
      loader: async ({ request }) => {
        store.frame = await loadLayout(store, new URL(request.url))
        return null
      },
      // Menu and footer are the same on every page.
      shouldRevalidate: () => false,
      children: [
        {
          id: pagesRouteId,
          errorElement: <ErrorPage />,
          children: [...areaRoutes({ name: 'shell', ...area }, store, options), ...pages],
        },
      ],
    },
  ]
}

/** Replaces an area that could not be loaded, at all its addresses. */
export const downRoutes = ({ AreaDown }: Pick<Frame, 'AreaDown'>, area: string, store: RootStore): RouteObject[] =>
  store.snapshot.areas[area]!.addresses.flatMap(address => [
    { path: address, id: `${area}:down:${address}`, element: <AreaDown area={area} />, handle: { area } },
    { path: `${address}/*`, id: `${area}:down:${address}/*`, element: <AreaDown area={area} />, handle: { area } },
  ])
