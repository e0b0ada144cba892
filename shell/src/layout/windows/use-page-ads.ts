import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Ad } from 'calls/entities/ad'
import { useApi } from 'shared-state/runtime'
import { pageAds } from './page-ads.ts'

interface FrameAds {
  top: readonly Ad[]
  bottom: readonly Ad[]
}

/** The ads above and below the page; undefined until known. The server renders none: whether they may be shown depends on the visitor. */
export function usePageAds(): FrameAds | undefined {
  const api = useApi()
  const { pathname } = useLocation()
  const [known, setKnown] = useState<{ pathname: string; ads: FrameAds }>()
  useEffect(() => {
    const left = new AbortController()
    void pageAds(api, pathname, left.signal).then(ads => {
      if (!left.signal.aborted) setKnown({ pathname, ads })
    })
    return () => left.abort()
  }, [api, pathname])
  return known?.pathname === pathname ? known.ads : undefined
}
