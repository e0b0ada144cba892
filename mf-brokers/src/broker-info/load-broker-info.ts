import { dealerInfos, dealerIntro } from 'calls/broker-tabs'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'

/** The info tab: the data of every tab, the company's facts, and the introduction with its answers (each null if it failed to load). */
export const loadBrokerInfo = (context: LoadContext) =>
  loadTab(context, 'info', traderCode => ({
    company: context.api.call(dealerInfos, { traderCode }, { signal: context.signal }),
    intro: context.api.call(dealerIntro, { traderCode }, { signal: context.signal }),
  }))

export type BrokerInfoData = Awaited<ReturnType<typeof loadBrokerInfo>>
