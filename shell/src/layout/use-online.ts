import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { shellText } from '../strings/keys.ts'

/** Keeps the store in step with the browser's connection (spec 4); a toast reports each change, when offline with the time of the data. */
export function useOnline(): void {
  const t = useText()
  const { formatLocalTime } = useLocale()
  const { visitor, toasts } = useStore()
  const { key } = useLocation()
  // The first page's data dates from the server's rendering; any other page's data arrived with the navigation to it.
  const shown = useRef({ key, at: visitor.facts.now })
  useEffect(() => {
    if (shown.current.key !== key) shown.current = { key, at: Date.now() }
  }, [key])
  useEffect(() => {
    let told: number | undefined
    // A connection that comes and goes leaves one notice, not a pile over the page.
    const tell = (text: string, tone: 'info' | 'good') => {
      if (told !== undefined) toasts.dismiss(told)
      told = toasts.show(text, tone)
    }
    const wentOffline = () => {
      visitor.setOnline(false)
      tell(t(shellText.offline, { time: formatLocalTime(shown.current.at) }), 'info')
    }
    const cameBack = () => {
      visitor.setOnline(true)
      tell(t(shellText.onlineAgain), 'good')
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
