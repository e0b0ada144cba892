import type { Area } from 'shared-state/contract/area'
import { defineRoute, part } from 'shared-state/runtime'

/** Not released: the catalogue in the form of an area, so that `npm run dev -w ui` shows it with the switches that areas have. */
export const area: Area = {
  name: 'ui',
  slots: [],
  routes: [
    defineRoute({
      path: 'catalogue.html',
      page: part(async () => (await import('./catalogue.tsx')).Catalogue),
      head: () => ({ title: 'Parts', noindex: true }),
    }),
  ],
}
