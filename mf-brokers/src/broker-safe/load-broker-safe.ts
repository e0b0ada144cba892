import { dealerSkyeyeriskreport } from 'calls/broker-checks'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'

/** The safety tab: the data of every tab, and the findings for and against the broker in our records, each with its source and date. */
export const loadBrokerSafe = (context: LoadContext) =>
  loadTab(context, 'safe', traderCode => ({
    report: context.api.call(dealerSkyeyeriskreport, { traderCode }, { signal: context.signal }),
  }))

export type BrokerSafeData = Awaited<ReturnType<typeof loadBrokerSafe>>
