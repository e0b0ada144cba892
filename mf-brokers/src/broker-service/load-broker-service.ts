import { dealerComplaintdescribe } from 'calls/broker-tabs'
import { dealerVpsbroker } from 'calls/vps'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'

/** The tab of customer service: how complaints were handled, and the VPS plans for clients. Contacts load on request. */
export const loadBrokerService = (context: LoadContext) =>
  loadTab(context, 'service', traderCode => ({
    complaints: context.api.call(dealerComplaintdescribe, { traderCode }, { signal: context.signal }),
    vps: context.api.call(dealerVpsbroker, { traderCode }, { signal: context.signal }),
  }))

export type BrokerServiceData = Awaited<ReturnType<typeof loadBrokerService>>
