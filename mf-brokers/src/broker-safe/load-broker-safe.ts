import { dealerSkyeyeriskreport } from 'calls/broker-checks'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'

/** The safety tab: what every tab shows, and what our records say for and against the broker, each with its source and day. */
export const loadBrokerSafe = (context: LoadContext) =>
  loadTab(context, 'safe', traderCode => ({
    report: context.api.call(dealerSkyeyeriskreport, { traderCode }, { signal: context.signal }),
  }))

export type BrokerSafeData = Awaited<ReturnType<typeof loadBrokerSafe>>
