import { usePageData } from 'shared-state/runtime'
import { Advice } from '../broker/advice.tsx'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import { FirstDeposits } from './first-deposits.tsx'
import type { loadBrokerDeposit } from './load-broker-deposit.ts'
import { WithdrawalComplaints } from './withdrawal-complaints.tsx'

const advice = [
  brokersText.payCompany,
  brokersText.payTax,
  brokersText.paySmall,
  brokersText.payBack,
  brokersText.payBonus,
]

export function BrokerDepositPage() {
  const data = usePageData<typeof loadBrokerDeposit>()
  const { broker, accounts, complaints } = data
  return (
    <BrokerFrame data={data} tab="deposit">
      {accounts ? <FirstDeposits accounts={accounts.items} /> : <FailedPart title={brokersText.depositByAccount} />}
      {complaints ? (
        <WithdrawalComplaints complaints={complaints} traderCode={broker.code} />
      ) : (
        <FailedPart title={brokersText.withdrawals} />
      )}
      <Advice title={brokersText.beforePaying} lines={advice} />
    </BrokerFrame>
  )
}
