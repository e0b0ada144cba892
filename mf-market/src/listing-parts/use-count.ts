import { useLocale, useText } from 'shared-state/runtime'

/** `countText(key, n)`: a text in the right plural form, with its {{number}} in the format of the visitor's language. */
export function useCount(): (key: number, count: number) => string {
  const t = useText()
  const { formatNumber } = useLocale()
  return (key, count) => t(key, { count, number: formatNumber(count) })
}
