import { useEffect, useState } from 'react'
import { recommendedcooperativetraderList } from 'calls/ads'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { isApiError } from 'shared-state/api/api-error'
import { CallCancelled, useApi } from 'shared-state/runtime'

/** Number of brokers that are advertised at a time. */
const mostShown = 3

const none: readonly BrokerListEntry[] = []

/** The advertised brokers; none until known, and none if the call failed, which has been logged. */
export function useRecommended(): readonly BrokerListEntry[] {
  const api = useApi()
  const [brokers, setBrokers] = useState(none)
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      try {
        const { signal } = left
        setBrokers((await api.call(recommendedcooperativetraderList, { num: mostShown }, { signal })).items)
      } catch (error) {
        if (!isApiError(error) && !(error instanceof CallCancelled)) throw error
      }
    }
    void ask()
    return () => left.abort()
  }, [api])
  return brokers
}
