import { useLocale, useText } from 'shared-state/runtime'
import { useCount } from '../list/use-count.ts'
import { repliesText } from '../strings/keys.ts'

const DAY_MS = 86_400_000

/** How much time is left until a moment, rounded up, or how long ago it was, rounded down, in days. */
export function useTimeLeft(): (dueAt: string) => string {
  const t = useText()
  const countText = useCount()
  const { now } = useLocale()
  return dueAt => {
    const days = (Date.parse(dueAt) - now) / DAY_MS
    if (days > 1) return countText(repliesText.daysLeft, Math.ceil(days))
    if (days >= 0) return t(repliesText.dueToday)
    return countText(repliesText.daysLate, Math.max(Math.floor(-days), 1))
  }
}
