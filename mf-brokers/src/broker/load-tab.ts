import type { Broker } from 'calls/entities/broker'
import type { LoadContext } from 'shared-state/runtime'
import type { BrokerTab } from '../addresses.ts'
import { loadBroker, namedBroker, type BrokerData } from './load-broker.ts'
import { readPart } from 'calls/failures/read-part'

type Asked = Record<string, Promise<unknown>>
type Answered<Parts extends Asked> = { [Name in keyof Parts]: Awaited<Parts[Name]> | null }

/** Loads the data of every tab (`loadBroker`) and, in parallel, the tab's own parts; each of those is null if its call failed. */
export async function loadTab<Parts extends Asked>(
  context: LoadContext,
  tab: BrokerTab,
  ask: (traderCode: string) => Parts,
  pathOf?: (broker: Broker) => string,
): Promise<BrokerData & Answered<Parts>> {
  const named = namedBroker(context.params)
  const parts = named ? Object.entries(ask(named.code)) : []
  const [data, ...answers] = await Promise.all([
    loadBroker(context, tab, pathOf),
    ...parts.map(([, part]) => readPart(part)),
  ])
  return { ...data, ...(Object.fromEntries(parts.map(([name], index) => [name, answers[index]])) as Answered<Parts>) }
}
