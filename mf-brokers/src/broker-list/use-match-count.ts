import { useEffect, useState } from 'react'
import { brokersIndexinit } from 'calls/brokers'
import { CallCancelled, useApi } from 'shared-state/runtime'
import { addressOf, callOf, readQuery, type BrokerQuery } from './broker-query.ts'

/** Pause after the last choice before the server is asked, in ms. */
const restMs = 250

/** How many brokers a query finds, while it is still being put together; undefined until that is known. */
export function useMatchCount(query: BrokerQuery): number | undefined {
  const api = useApi()
  const [found, setFound] = useState<{ key: string; total: number }>()
  // The address stands for the query: the same choice is not asked again because an object was made anew.
  const key = addressOf('', { ...query, page: 1 })
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      try {
        const { total } = await api.call(
          brokersIndexinit,
          { ...callOf(readQuery(new URLSearchParams(key)), undefined), pageSize: 1 },
          { signal: left.signal },
        )
        setFound({ key, total })
      } catch (error) {
        // The button then goes without its figure; the call has been logged.
        if (!(error instanceof CallCancelled)) setFound(undefined)
      }
    }
    const timer = setTimeout(() => void ask(), restMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [api, key])
  return found?.key === key ? found.total : undefined
}
