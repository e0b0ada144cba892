import { dealerAccount, dealerComplaintdescribe } from 'calls/broker-tabs'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'

/** The tab of deposits and withdrawals: account requirements, and complaints about unpaid withdrawals. */
export const loadBrokerDeposit = (context: LoadContext) =>
  loadTab(context, 'deposit', traderCode => ({
    accounts: context.api.call(dealerAccount, { traderCode }, { signal: context.signal }),
    complaints: context.api.call(dealerComplaintdescribe, { traderCode }, { signal: context.signal }),
  }))

export type BrokerDepositData = Awaited<ReturnType<typeof loadBrokerDeposit>>
