import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { useStore } from 'shared-state/runtime'

/** The tray follows what is added and taken away on the page; merely opening somebody's comparison leaves it as it was. */
export function useChoose(): (brokers: readonly BrokerListEntry[]) => void {
  const { compare } = useStore()
  return brokers => compare.choose(brokers.map(({ code, showName }) => ({ code, name: showName })))
}
