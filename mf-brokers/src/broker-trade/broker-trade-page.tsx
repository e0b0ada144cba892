import { Slot, usePageData, useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { Skeleton } from 'ui/skeleton'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import { LeverageRisk } from './leverage-risk.tsx'
import type { loadBrokerTrade } from './load-broker-trade.ts'
import { TradingTerms } from './trading-terms.tsx'

export function BrokerTradePage() {
  const t = useText()
  const data = usePageData<typeof loadBrokerTrade>()
  const { broker, accounts } = data
  return (
    <BrokerFrame data={data} tab="trade">
      {accounts ? (
        <TradingTerms broker={broker} accounts={accounts.items} />
      ) : (
        <FailedPart title={brokersText.tradingTerms} />
      )}
      <LeverageRisk maxLeverage={broker.maxLeverage} />
      <Slot
        name="broker.calculators"
        props={{ traderCode: broker.code }}
        failed={(_area, retry) => <FailedPanel name={t(brokersText.calculators)} onRetry={retry} />}
        waiting={<Skeleton shape="rows" />}
      />
    </BrokerFrame>
  )
}
