import { breadcrumbList } from 'calls/structured/structured'
import { defineRoute, defineSlot, part, type Area } from 'shared-state/runtime'
import { toolsPath } from './calculator-path.ts'
import { calculatorRoutes } from './calculator-routes.tsx'
import { calculators, toolsCrumbs } from './calculators.ts'
import { costsRoute } from './costs/costs-route.ts'
import { quoteRoute } from './quote/quote-route.ts'
import { toolsText } from './strings/keys.ts'
import { swiftRoutes } from './swift/swift-routes.ts'

export const area: Area = {
  name: 'tools',
  routes: [
    defineRoute({
      path: 'tools.html',
      page: part(async () => (await import('./calculator-list/calculator-list-page.tsx')).CalculatorListPage),
      head: (_data, { store, url }) => ({
        title: store.text.t(toolsText.tools),
        description: store.text.t(toolsText.toolsLead),
        canonical: toolsPath,
        structured: [breadcrumbList(toolsCrumbs(store), url.origin)],
      }),
    }),
    ...calculators.flatMap(calculatorRoutes),
    costsRoute,
    quoteRoute,
    ...swiftRoutes,
  ],
  slots: [
    defineSlot({
      slot: 'home.tools',
      part: part<object>(async () => (await import('./slots/home-tools/home-tools.tsx')).HomeTools),
    }),
    defineSlot({
      slot: 'broker.calculators',
      load: async (props, context) =>
        (await import('./slots/broker-calculators/load-broker-costs.ts')).loadBrokerCosts(props, context),
      part: part(async () => (await import('./slots/broker-calculators/broker-calculators.tsx')).BrokerCalculators),
    }),
    defineSlot({
      slot: 'article.tools',
      part: part(async () => (await import('./slots/article-tools/article-tools.tsx')).ArticleTools),
    }),
  ],
}
