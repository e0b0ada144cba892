import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'shared-state/runtime'
import { reloadOnce } from 'platform/runtime/releases/reload-once'

/** Reloads a page that failed without a network as soon as there is one, as the page promises. To be called by an observer. */
export function useReloadWhenOnline(reload: (url: string) => void = reloadOnce): void {
  const { pathname, search } = useLocation()
  const { online } = useStore().visitor
  const wasOffline = useRef(false)
  useEffect(() => {
    if (online && wasOffline.current) reload(pathname + search)
    wasOffline.current = !online
  }, [online, pathname, search, reload])
}
