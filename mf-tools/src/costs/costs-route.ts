import { breadcrumbList } from 'calls/structured/structured'
import { defineRoute, part } from 'shared-state/runtime'
import { toolsCrumbs } from '../calculators.ts'
import { toolsText } from '../strings/keys.ts'
import { costsPath } from './costs-path.ts'
import { loadCosts } from './load-costs.ts'

export const costsRoute = defineRoute({
  path: 'tools/costs.html',
  load: loadCosts,
  page: part(async () => (await import('./costs-page.tsx')).CostsPage),
  head: ({ items, query }, { store, url }) => ({
    title: store.text.t(toolsText.costs),
    description: store.text.t(toolsText.costsLead),
    canonical: costsPath,
    ...(query.codes.length > 0 && { noindex: true }),
    sample: items.some(({ broker }) => broker.sample),
    structured: [breadcrumbList(toolsCrumbs(store, toolsText.costs), url.origin)],
  }),
})
