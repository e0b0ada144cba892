import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { calculatorPath } from '../../calculators.ts'
import { toolsText } from '../../strings/keys.ts'

/** Slot broker.calculators: the position size calculator, next to a broker. */
export function BrokerCalculators() {
  const t = useText()
  const href = useHref()
  return (
    <Panel title={t(toolsText.position)}>
      <Stack>
        <Text as="p" size="sm" tone="quiet">
          {t(toolsText.positionLead)}
        </Text>
        <div>
          <Button variant="secondary" to={href(calculatorPath('position'))}>
            {t(toolsText.openCalculator)}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
