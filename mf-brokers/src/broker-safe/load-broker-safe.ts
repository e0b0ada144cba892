import { dealerSkyeye } from 'shared-state/calls/brokers'
import type { LoadContext } from 'shared-state/runtime'
import { loadBroker, namedBroker } from '../broker/load-broker.ts'
import { readPart } from '../broker/read-part.ts'

/** The safety tab: what every tab shows, and our findings about single licences (null where they did not load). */
export async function loadBrokerSafe(context: LoadContext) {
  const named = namedBroker(context.params)
  const check = named && context.api.call(dealerSkyeye, { traderCode: named.code }, { signal: context.signal })
  const [data, findings] = await Promise.all([loadBroker(context, 'safe'), check ? readPart(check) : null])
  return { ...data, findings: findings?.warnings ?? null }
}

export type BrokerSafeData = Awaited<ReturnType<typeof loadBrokerSafe>>
