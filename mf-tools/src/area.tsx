import { defineRoute, defineSlot, part, type Area } from 'shared-state/runtime'
import { calculatorPath, toolsPath } from './calculators.ts'
import { loadPosition } from './position/load-position.ts'
import { toolsText } from './strings/keys.ts'

export const area: Area = {
  name: 'tools',
  routes: [
    defineRoute({
      path: 'tools.html',
      page: part(async () => (await import('./calculator-list/calculator-list-page.tsx')).CalculatorListPage),
      head: (_data, { store: { text } }) => ({
        title: text.t(toolsText.tools),
        description: text.t(toolsText.toolsLead),
        canonical: toolsPath,
      }),
    }),
    defineRoute({
      path: 'tools/position.html',
      load: loadPosition,
      page: part(async () => (await import('./position/position-page.tsx')).PositionPage),
      head: (_data, { store: { text } }) => ({
        title: text.t(toolsText.position),
        description: text.t(toolsText.positionLead),
        canonical: calculatorPath('position'),
      }),
    }),
  ],
  slots: [
    defineSlot({ slot: 'home.tools', part: part<object>(async () => (await import('./slots/home-tools/home-tools.tsx')).HomeTools) }),
    defineSlot({
      slot: 'broker.calculators',
      part: part<object>(async () => (await import('./slots/broker-calculators/broker-calculators.tsx')).BrokerCalculators),
    }),
  ],
}
