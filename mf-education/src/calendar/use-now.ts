import { useSyncExternalStore } from 'react'
import { useLocale } from 'shared-state/runtime'

const minuteMs = 60_000

const eachMinute = (tick: () => void) => {
  const timer = setInterval(tick, minuteMs)
  return () => clearInterval(timer)
}
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

/** The current time in ms, to the minute. During server rendering and hydration it is the server's, so that both render the same text. */
export function useNow(): number {
  const { now } = useLocale()
  return useSyncExternalStore(eachMinute, thisMinute, () => now)
}
