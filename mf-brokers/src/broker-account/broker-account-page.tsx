import { usePageData } from 'shared-state/runtime'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import { AccountCosts } from './account-costs.tsx'
import { AccountsPanel } from './accounts-panel.tsx'
import { DepositComparison } from './deposit-comparison.tsx'
import type { loadBrokerAccount } from './load-broker-account.ts'

export function BrokerAccountPage() {
  const data = usePageData<typeof loadBrokerAccount>()
  const { broker, accounts } = data
  return (
    <BrokerFrame data={data} tab="account">
      {accounts ? (
        <AccountsPanel accounts={accounts.items} name={broker.showName} />
      ) : (
        <FailedPart title={brokersText.accountTypes} />
      )}
      {accounts && <AccountCosts accounts={accounts.items} />}
      <DepositComparison data={data} />
    </BrokerFrame>
  )
}
