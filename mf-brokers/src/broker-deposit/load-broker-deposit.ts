import { dealerAccount, dealerComplaintdescribe } from 'calls/brokers'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'

/** The tab of deposits and withdrawals: what accounts ask for, and complaints about money that was not paid out. */
export const loadBrokerDeposit = (context: LoadContext) =>
  loadTab(context, 'deposit', traderCode => ({
    accounts: context.api.call(dealerAccount, { traderCode }, { signal: context.signal }),
    complaints: context.api.call(dealerComplaintdescribe, { traderCode }, { signal: context.signal }),
  }))

export type BrokerDepositData = Awaited<ReturnType<typeof loadBrokerDeposit>>
