import { useLocale } from 'shared-state/runtime'

/** 1:500, in the same direction in every language. */
export function Leverage({ value }: { value: number }) {
  const { formatNumber } = useLocale()
  return <bdi>{leverageText(value, formatNumber)}</bdi>
}

/** The same as text, for use in a sentence. */
export const leverageText = (
  value: number,
  formatNumber: (value: number, options: Intl.NumberFormatOptions) => string,
): string => `1:${formatNumber(value, { useGrouping: false })}`
