import { MOST_COUNTED } from 'calls/exposure'
import { useLocale, useText } from 'shared-state/runtime'
import { exposureText } from '../strings/keys.ts'

/** The number of several counts of a list together: counts end at MOST_COUNTED, so that there may be more (10,000+). */
export function useListCount(): (counts: readonly { count: number }[]) => string {
  const t = useText()
  const { formatNumber } = useLocale()
  return counts => {
    const number = formatNumber(sumOf(counts))
    return counts.some(({ count }) => count >= MOST_COUNTED) ? t(exposureText.atLeast, { number }) : number
  }
}

export const sumOf = (counts: readonly { count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0)
