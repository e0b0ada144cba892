import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { windowEvent } from 'calls/window-event'
import { rememberNotice } from 'shared-state/device/notice-times'
import { useStore } from 'shared-state/runtime'
import { findPageWindow, type PageWindow } from './page-window.ts'

/** The window over the current page: an on/off toggle (spec 4). At most one opens per page, and none over the login dialog. */
export function usePageWindow(): { shown: PageWindow | undefined; close: () => void } {
  const { api, session, statistics } = useStore()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<PageWindow>()
  useEffect(() => {
    const left = new AbortController()
    void findPageWindow(api, pathname, left.signal).then(found => {
      if (!found || left.signal.aborted || session.promptOpen) return
      rememberNotice(found.name)
      statistics.count(windowEvent('shown', found.name))
      setShown(found)
    })
    return () => {
      left.abort()
      setShown(undefined)
    }
  }, [api, pathname, session, statistics])
  const close = () => {
    if (shown) statistics.count(windowEvent('closed', shown.name))
    setShown(undefined)
  }
  return { shown, close }
}
