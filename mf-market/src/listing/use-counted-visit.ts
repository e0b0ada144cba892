import { useEffect } from 'react'
import { marketRead } from 'calls/market'
import { useApi } from 'shared-state/runtime'

/** Counts the visit to a listing's page, once it is open in a browser. A visit that could not be counted is not worth a message. */
export function useCountedVisit(code: string): void {
  const api = useApi()
  useEffect(() => {
    const left = new AbortController()
    api.call(marketRead, { code }, { signal: left.signal }).catch(() => undefined)
    return () => left.abort()
  }, [api, code])
}
