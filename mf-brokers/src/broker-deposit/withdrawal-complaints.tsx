import { useHref, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { exposuresPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerDepositData } from './load-broker-deposit.ts'

interface WithdrawalComplaintsProps {
  complaints: NonNullable<BrokerDepositData['complaints']>
  traderCode: string
}

/** The number of public complaints about unpaid withdrawals. */
export function WithdrawalComplaints({ complaints: { total, byReason }, traderCode }: WithdrawalComplaintsProps) {
  const t = useText()
  const href = useHref()
  const unpaid = byReason.find(({ reason }) => reason === 'unable_to_withdraw')?.count ?? 0
  if (unpaid === 0) {
    return (
      <Panel id="withdrawals" title={t(brokersText.withdrawals)}>
        <Note title={t(brokersText.withdrawalsNone)}>{t(brokersText.noGuarantee)}</Note>
      </Panel>
    )
  }
  const more = { label: t(brokersText.readThem), to: href(`${exposuresPath(traderCode)}&reason=unable_to_withdraw`) }
  return (
    <Panel id="withdrawals" title={t(brokersText.withdrawals)} more={more}>
      <Note tone="warn" title={t(brokersText.withdrawalsOf, { count: unpaid, of: total })} />
    </Panel>
  )
}
