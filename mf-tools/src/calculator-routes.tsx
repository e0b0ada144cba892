import { breadcrumbList } from 'calls/structured/structured'
import { defineRoute, part, type AreaRoute, type LoadContext } from 'shared-state/runtime'
import { calculatorPath, embeddedPath } from './calculator-path.ts'
import { toolsCrumbs, type CalculatorEntry } from './calculators.ts'

/** The pages of a calculator: its own, and the one for the frames of other sites. Their code is fetched with them. */
export const calculatorRoutes = (entry: CalculatorEntry): AreaRoute[] => [
  defineRoute({
    path: calculatorPath(entry.code).slice(1),
    load: context => load(entry, context),
    page: part(async () => {
      const [{ CalculatorPage }, calculator] = await Promise.all([
        import('./calculator-page/calculator-page.tsx'),
        entry.load(),
      ])
      return () => <CalculatorPage entry={entry} calculator={calculator} />
    }),
    head: (_data, { store, url }) => ({
      title: store.text.t(entry.name),
      description: store.text.t(entry.lead),
      canonical: calculatorPath(entry.code),
      structured: [breadcrumbList(toolsCrumbs(store, entry.name), url.origin)],
    }),
  }),
  defineRoute({
    path: embeddedPath(entry.code).slice(1),
    load: context => load(entry, context),
    page: part(async () => {
      const [{ EmbeddedCalculator }, calculator] = await Promise.all([
        import('./calculator-page/embedded-calculator.tsx'),
        entry.load(),
      ])
      return () => <EmbeddedCalculator entry={entry} calculator={calculator} />
    }),
    head: (_data, { store }) => ({
      title: store.text.t(entry.name),
      canonical: calculatorPath(entry.code),
      noindex: true,
    }),
  }),
]

async function load(entry: CalculatorEntry, context: LoadContext) {
  const [{ loadCalculator }, calculator] = await Promise.all([
    import('./calculator-page/load-calculator.ts'),
    entry.load(),
  ])
  return loadCalculator(calculator, context)
}
