import { useLocale, useText } from 'shared-state/runtime'

/** `countText(key, n)`: a text in the right plural form, its {{number}} written as the visitor's language does. */
export function useCount(): (key: number, count: number) => string {
  const t = useText()
  const { formatNumber } = useLocale()
  return (key, count) => t(key, { count, number: formatNumber(count) })
}
