import { useLocale } from 'shared-state/runtime'

/** Digits that tell a small amount: a pip of one unit is a hundredth of a cent. */
const smallDigits = 4
const percentDigits = 2
const lotDigits = 8

/** Figures of a calculation as the visitor's language writes them; whole amounts without their zero cents. */
export function useFigures() {
  const { formatNumber } = useLocale()
  const money = (value: number, currency: string, options: Intl.NumberFormatOptions = {}) =>
    formatNumber(value, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger', ...options })
  return {
    money,
    smallMoney: (value: number, currency: string) => money(value, currency, { maximumSignificantDigits: smallDigits }),
    number: (value: number, maximumSignificantDigits = 15) => formatNumber(value, { maximumSignificantDigits }),
    whole: (value: number) => formatNumber(Math.floor(value)),
    percent: (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: percentDigits }),
    /** Lots with as many decimals as the lot step has. */
    lots: (value: number, step: number) => {
      const decimals = Math.min(Math.max(Math.ceil(-Math.log10(step)), 0), lotDigits)
      return formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: lotDigits })
    },
  }
}
