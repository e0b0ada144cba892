import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { shellText } from '../strings/keys.ts'

/** The store follows the browser (spec 4), and each change is news: offline with the time of what the page shows. */
export function useOnline(): void {
  const t = useText()
  const { formatLocalTime } = useLocale()
  const { visitor, toasts } = useStore()
  const { key } = useLocation()
  // The first page's data is as old as the server's rendering; that of any other came with the move to it.
  const shown = useRef({ key, at: visitor.facts.now })
  useEffect(() => {
    if (shown.current.key !== key) shown.current = { key, at: Date.now() }
  }, [key])
  useEffect(() => {
    let told: number | undefined
    const wentOffline = () => {
      visitor.setOnline(false)
      told = toasts.show(t(shellText.offline, { time: formatLocalTime(shown.current.at) }))
    }
    const cameBack = () => {
      visitor.setOnline(true)
      if (told !== undefined) toasts.dismiss(told)
      toasts.show(t(shellText.onlineAgain), 'good')
    }
    if (!navigator.onLine) wentOffline()
    addEventListener('offline', wentOffline)
    addEventListener('online', cameBack)
    return () => {
      removeEventListener('offline', wentOffline)
      removeEventListener('online', cameBack)
    }
  }, [visitor, toasts, t, formatLocalTime])
}
