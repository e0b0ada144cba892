import { MOST_COUNTED } from 'calls/market'
import { useLocale, useText } from 'shared-state/runtime'
import { marketText } from '../strings/keys.ts'

/** `countText(key, n)`: the number of items of a list in words. Counts end at MOST_COUNTED, so that there may be more (1,000+). */
export function useListCount(): (key: number, count: number) => string {
  const t = useText()
  const { formatNumber } = useLocale()
  return (key, count) => {
    const number = formatNumber(count)
    return t(key, { count, number: count >= MOST_COUNTED ? t(marketText.atLeast, { number }) : number })
  }
}
