import { useLocale } from 'shared-state/runtime'

/** Significant digits of a small amount: a pip of one unit is a hundredth of a cent. */
const smallDigits = 4
const percentDigits = 2
const lotDigits = 8

const asMoney = { style: 'currency', currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' } as const

/** 2 for steps of 0.01, 0 for whole lots. */
const decimalsOf = (step: number): number => Math.max(Math.ceil(-Math.log10(step)), 0)

/** Figures of a calculation in the format of the visitor's language; whole amounts without zero cents. */
export function useFigures() {
  const { formatNumber } = useLocale()
  const money = (value: number, currency: string, options: Intl.NumberFormatOptions = {}) =>
    formatNumber(value, { ...asMoney, currency, ...options })
  return {
    money,
    smallMoney: (value: number, currency: string) => money(value, currency, { maximumSignificantDigits: smallDigits }),
    number: (value: number, maximumSignificantDigits = 15) => formatNumber(value, { maximumSignificantDigits }),
    whole: (value: number) => formatNumber(Math.floor(value)),
    percent: (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: percentDigits }),
    /** Lots with as many decimals as the lot step has. */
    lots: (value: number, step: number) =>
      formatNumber(value, {
        minimumFractionDigits: Math.min(decimalsOf(step), lotDigits),
        maximumFractionDigits: lotDigits,
      }),
    /** Lots before rounding, with enough decimals to show the difference from the rounded ones. */
    exactLots: (value: number, step: number) => {
      const decimals = Math.min(decimalsOf(step) + 2, lotDigits)
      return formatNumber(
        value,
        value < step ? { maximumSignificantDigits: smallDigits } : { maximumFractionDigits: decimals },
      )
    },
  }
}
