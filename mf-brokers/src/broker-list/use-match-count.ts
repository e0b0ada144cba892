import { useEffect, useState } from 'react'
import { brokersIndexinit } from 'calls/brokers'
import { CallCancelled, useApi } from 'shared-state/runtime'
import type { BrokerSection } from '../addresses.ts'
import { addressOf, callOf, readQuery, type BrokerQuery } from './broker-query.ts'

/** Pause after the last choice before the server is called, in ms. */
const restMs = 250

/** The number of brokers that match a query while it is being edited; undefined until known. */
export function useMatchCount(query: BrokerQuery, section: BrokerSection | undefined): number | undefined {
  const api = useApi()
  const [found, setFound] = useState<{ key: string; total: number }>()
  // The address serves as the query's identity: a new object with the same values must not cause another call.
  const key = addressOf('', { ...query, page: 1 })
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      try {
        const { total } = await api.call(
          brokersIndexinit,
          { ...callOf(readQuery(new URLSearchParams(key)), section), pageSize: 1 },
          { signal: left.signal },
        )
        setFound({ key, total })
      } catch (error) {
        // The button is then shown without a number; the failed call has already been logged.
        if (!(error instanceof CallCancelled)) setFound(undefined)
      }
    }
    const timer = setTimeout(() => void ask(), restMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [api, key, section])
  return found?.key === key ? found.total : undefined
}
