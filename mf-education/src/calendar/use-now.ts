import { useSyncExternalStore } from 'react'
import { useLocale } from 'shared-state/runtime'

const minuteMs = 60_000

const eachMinute = (tick: () => void) => {
  const timer = setInterval(tick, minuteMs)
  return () => clearInterval(timer)
}
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

/** The clock in ms, to the minute. While the page is made and taken over it is the server's, so that both find the same words. */
export function useNow(): number {
  const { now } = useLocale()
  return useSyncExternalStore(eachMinute, thisMinute, () => now)
}
