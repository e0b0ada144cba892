import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { advertisementInit } from 'calls/ads'
import type { Ad } from 'calls/entities/ad'
import { isApiError, isCallCancelled } from 'shared-state/api/api-error'
import { asksNotToBeTracked } from 'shared-state/device/asks-not-to-be-tracked'
import { useApi } from 'shared-state/runtime'
import { BookedAd } from './booked-ad.tsx'
import styles from './list-ad.module.css'
import { useFirstAd } from './use-first-ad.ts'

interface ListAdProps {
  /** The word 'Advertisement' in the visitor's language, on the ad. */
  label: string
  /** The name of the place, for screen readers. */
  name: string
}

/**
 * The place of an ad after the rows of a list, for lists with a booked one (calls/has-list-ad). Its room is always there, so the page does
 * not move when the ad comes or is closed.
 */
export function ListAd({ label, name }: ListAdProps) {
  const shown = useFirstAd(useListAds())
  if (!shown) return <div className={styles.listAd} />
  return (
    <aside aria-label={name} className={styles.listAd}>
      <BookedAd {...shown} label={label} />
    </aside>
  )
}

/** The ads of the list on this page; undefined until known. Visitors who ask not to be tracked get none, and the server is not asked. */
function useListAds(): readonly Ad[] | undefined {
  const api = useApi()
  const { pathname } = useLocation()
  const [known, setKnown] = useState<{ pathname: string; ads: readonly Ad[] }>()
  useEffect(() => {
    if (asksNotToBeTracked()) return
    const left = new AbortController()
    const asked = api.call(advertisementInit, { path: pathname, positions: ['list'] }, { signal: left.signal })
    asked.then(
      ({ slots }) => left.signal.aborted || setKnown({ pathname, ads: slots.flatMap(({ items }) => items) }),
      // The list is complete without an ad; the API logs the failure.
      (error: unknown) => {
        if (!isApiError(error) && !isCallCancelled(error)) throw error
      },
    )
    return () => left.abort()
  }, [api, pathname])
  return known?.pathname === pathname ? known.ads : undefined
}
