import { useEffect, useState } from 'react'
import { dealerGettraderbycodes } from 'shared-state/calls/brokers'
import type { BrokerListEntry } from 'shared-state/calls/entities/broker-list-entry'
import { CallCancelled, useApi } from 'shared-state/runtime'

/** Names of chosen brokers: those at hand, and asked for those that were chosen on other pages. The code stands in meanwhile. */
export function useChosenNames(codes: readonly string[], known: readonly BrokerListEntry[]): (code: string) => string {
  const api = useApi()
  const [names, setNames] = useState<Record<string, string>>({})
  const missing = codes.filter(code => !names[code] && !known.some(broker => broker.code === code)).join()
  useEffect(() => {
    if (!missing) return
    const left = new AbortController()
    const ask = async () => {
      try {
        const { items } = await api.call(dealerGettraderbycodes, { codes: missing.split(',') }, { signal: left.signal })
        setNames(now => ({ ...now, ...Object.fromEntries(items.map(({ code, showName }) => [code, showName])) }))
      } catch (error) {
        // The tray then shows the codes; the call has been logged.
        if (!(error instanceof CallCancelled)) setNames(now => ({ ...now, ...Object.fromEntries(missing.split(',').map(code => [code, code])) }))
      }
    }
    void ask()
    return () => left.abort()
  }, [api, missing])
  return code => known.find(broker => broker.code === code)?.showName ?? names[code] ?? code
}
