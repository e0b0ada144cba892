import { useText } from 'shared-state/runtime'
import { Money } from 'ui/money'
import { Panel } from 'ui/panel'
import { TermHelp } from 'ui/term-help/term-help'
import { FigureBars } from '../broker/figure-bars.tsx'
import { brokersText } from '../strings/keys.ts'
import type { AccountType } from './load-broker-account.ts'
import { lotCost } from './lot-cost.ts'

/** A chart of the spreads and of the cost of a trade including commission: a low spread alone says little. */
export function AccountCosts({ accounts }: { accounts: readonly AccountType[] }) {
  const t = useText()
  const spreads = accounts.map(({ name, spreadFrom }) => ({
    key: name,
    label: name,
    value: spreadFrom,
    figure: t(brokersText.pips, { count: spreadFrom }),
  }))
  const costs = accounts.flatMap(account => {
    const cost = lotCost(account)
    return cost === undefined
      ? []
      : [{ key: account.name, label: account.name, value: cost, figure: <Money amount={cost} currency="USD" /> }]
  })
  return (
    <>
      {spreads.length > 1 && (
        <Panel title={t(brokersText.spreadByAccount)}>
          <FigureBars items={spreads} />
        </Panel>
      )}
      {costs.length > 0 && (
        <Panel id="costs" title={t(brokersText.costOfLot)} footer={<CostOfLotHow />}>
          <FigureBars items={costs} />
        </Panel>
      )}
    </>
  )
}

function CostOfLotHow() {
  const t = useText()
  return (
    <>
      {t(brokersText.costOfLotHow)}
      <TermHelp term="swap" label={t(brokersText.swap)} />
    </>
  )
}
