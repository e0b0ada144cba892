import { dealerAccount } from 'calls/broker-tabs'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'

export type AccountType = CallOutput<typeof dealerAccount>['items'][number]

/** The tab of account types. */
export const loadBrokerAccount = (context: LoadContext) =>
  loadTab(context, 'account', traderCode => ({
    accounts: context.api.call(dealerAccount, { traderCode }, { signal: context.signal }),
  }))

export type BrokerAccountData = Awaited<ReturnType<typeof loadBrokerAccount>>
