import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { ToolLinks } from '../../tool-links/tool-links.tsx'
import { calculatorLinks } from '../../tool-links/calculator-links.ts'
import { toolsText } from '../../strings/keys.ts'

/** Slot broker.calculators: all calculators, next to a broker. */
export function BrokerCalculators() {
  const t = useText()
  return (
    <Panel title={t(toolsText.calculators)}>
      <ToolLinks links={calculatorLinks} />
    </Panel>
  )
}
