import { dealerAccount } from 'calls/broker-tabs'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'

/** The tab of trading terms, which are derived from the broker's accounts. */
export const loadBrokerTrade = (context: LoadContext) =>
  loadTab(context, 'trade', traderCode => ({
    accounts: context.api.call(dealerAccount, { traderCode }, { signal: context.signal }),
  }))
