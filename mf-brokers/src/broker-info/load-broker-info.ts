import { dealerInfos } from 'calls/broker-tabs'
import type { LoadContext } from 'shared-state/runtime'
import { loadBroker, namedBroker } from '../broker/load-broker.ts'
import { readPart } from 'calls/failures/read-part'

/** The info tab: the data of every tab, and the company's facts (null if they failed to load). */
export async function loadBrokerInfo(context: LoadContext) {
  const named = namedBroker(context.params)
  const infos = named && context.api.call(dealerInfos, { traderCode: named.code }, { signal: context.signal })
  const [data, company] = await Promise.all([loadBroker(context, 'info'), infos ? readPart(infos) : null])
  return { ...data, company }
}

export type BrokerInfoData = Awaited<ReturnType<typeof loadBrokerInfo>>
