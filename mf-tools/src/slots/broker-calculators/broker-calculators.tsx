import { SiteLink, useText } from 'shared-state/runtime'
import { Money } from 'ui/money'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { costsAddress } from '../../costs/costs-path.ts'
import { toolsText } from '../../strings/keys.ts'
import { calculatorLinks } from '../../tool-links/calculator-links.ts'
import { ToolLinks } from '../../tool-links/tool-links.tsx'
import type { loadBrokerCosts } from './load-broker-costs.ts'

interface BrokerCalculatorsProps {
  props: { traderCode: string }
  data: Awaited<ReturnType<typeof loadBrokerCosts>>
}

/** The account and the size that the slot calculates with. */
const standard = { lots: 1, account: 'USD' }

/** Slot broker.calculators: what a trade costs at this broker, and all calculators. */
export function BrokerCalculators({ props: { traderCode }, data: costs }: BrokerCalculatorsProps) {
  const t = useText()
  return (
    <Panel title={t(toolsText.calculators)}>
      <Stack>
        {costs && (
          <p>
            {t(toolsText.costOfOneLot)}{' '}
            <strong>
              <Money amount={costs.total} currency={standard.account} />
            </strong>
            {'. '}
            <SiteLink to={costsAddress({ ...standard, codes: [traderCode] })}>
              {t(toolsText.compareWithOthers)}
            </SiteLink>
          </p>
        )}
        <ToolLinks links={calculatorLinks} />
      </Stack>
    </Panel>
  )
}
