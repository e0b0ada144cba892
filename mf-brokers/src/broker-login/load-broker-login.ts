import { dealerInfos } from 'calls/broker-tabs'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'

/** The tab on logging in: the broker's registered websites. */
export const loadBrokerLogin = (context: LoadContext) =>
  loadTab(context, 'login', traderCode => ({
    company: context.api.call(dealerInfos, { traderCode }, { signal: context.signal }),
  }))

export type BrokerLoginData = Awaited<ReturnType<typeof loadBrokerLogin>>
