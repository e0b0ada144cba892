import { breadcrumbList } from 'calls/structured/structured'
import { defineRoute, part, type AreaRoute } from 'shared-state/runtime'
import { calculatorPath } from './calculator-path.ts'
import { toolsCrumbs, type CalculatorEntry } from './calculators.ts'

/** The page of a calculator; its code is fetched with it. */
export const calculatorRoute = (entry: CalculatorEntry): AreaRoute =>
  defineRoute({
    path: calculatorPath(entry.code).slice(1),
    async load(context) {
      const [{ loadCalculator }, calculator] = await Promise.all([
        import('./calculator-page/load-calculator.ts'),
        entry.load(),
      ])
      return loadCalculator(calculator, context)
    },
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
  })
