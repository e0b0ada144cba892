import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { useStore } from 'shared-state/runtime'

/** The tray follows changes made on the page; merely opening someone else's comparison leaves it unchanged. */
export function useChoose(): (brokers: readonly BrokerListEntry[]) => void {
  const { compare } = useStore()
  return brokers => compare.choose(brokers.map(({ code, showName }) => ({ code, name: showName })))
}
