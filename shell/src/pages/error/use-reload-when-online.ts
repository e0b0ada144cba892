import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'shared-state/runtime'
import { reloadOnce } from 'platform/runtime/releases/reload-once'

/** A page that failed for want of a network is loaded anew once there is one, as its words promise. Called by an observer. */
export function useReloadWhenOnline(reload: (url: string) => void = reloadOnce): void {
  const { pathname, search } = useLocation()
  const { online } = useStore().visitor
  const wasOffline = useRef(false)
  useEffect(() => {
    if (online && wasOffline.current) reload(pathname + search)
    wasOffline.current = !online
  }, [online, pathname, search, reload])
}
