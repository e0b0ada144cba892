import { dealerGettraderbycodes } from 'calls/brokers'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { LoadContext } from 'shared-state/runtime'

/** The broker whose code the address has in this field; null if there is no code, or no broker with it. */
export async function requestedBroker(
  { api, url, signal }: LoadContext,
  field: 'broker' | 'trader',
): Promise<BrokerListEntry | null> {
  const code = url.searchParams.get(field) ?? ''
  if (!/^[0-9A-Za-z]{1,20}$/.test(code)) return null
  return (await api.call(dealerGettraderbycodes, { codes: [code] }, { signal })).items[0] ?? null
}
