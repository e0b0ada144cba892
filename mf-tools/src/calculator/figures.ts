import type { Locale } from 'shared-state/i18n/locale'
import type { Text } from 'shared-state/i18n/text'
import { useMemo } from 'react'
import { useLocale, useText } from 'shared-state/runtime'
import { strong } from './shown.ts'

/** Significant digits of a small amount: a pip of one unit is a hundredth of a cent. */
const smallDigits = 4
const percentDigits = 2
const lotDigits = 8
/** Digits needed to distinguish a rate from another day's. */
const rateDigits = 6
/** Most significant digits that a number in floating point can show without noise. */
const allDigits = 15

const asMoney = { style: 'currency', currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' } as const

const short = { notation: 'compact', maximumSignificantDigits: 3 } as const

/** 2 for steps of 0.01, 0 for whole lots. */
const decimalsOf = (step: number): number => Math.min(Math.max(Math.ceil(-Math.log10(step)), 0), lotDigits)

/** Figures of a calculation in the format of the visitor's language; whole amounts without zero cents. */
function figuresOf({ formatNumber }: Pick<Locale, 'formatNumber'>) {
  const money = (value: number, currency: string, options: Intl.NumberFormatOptions = {}) =>
    formatNumber(value, { ...asMoney, currency, ...options })
  return {
    money,
    smallMoney: (value: number, currency: string) =>
      money(value, currency, Math.abs(value) < 1 ? { maximumSignificantDigits: smallDigits } : {}),
    /** For the few characters next to a bar: `$1.2K`. */
    shortMoney: (value: number, currency: string) =>
      formatNumber(value, { ...asMoney, ...short, currency, trailingZeroDisplay: 'auto' }),
    short: (value: number) => formatNumber(value, short),
    number: (value: number, maximumSignificantDigits = allDigits) => formatNumber(value, { maximumSignificantDigits }),
    rate: (value: number) => formatNumber(value, { maximumSignificantDigits: rateDigits }),
    whole: (value: number) => formatNumber(Math.floor(value)),
    rounded: (value: number, maximumFractionDigits: number) => formatNumber(value, { maximumFractionDigits }),
    /** Percent as a number: 1 is 1%. */
    percent: (value: number, maximumFractionDigits = percentDigits) =>
      formatNumber(value / 100, { style: 'percent', maximumFractionDigits }),
    /** A price to a tenth of a pip. */
    price: (value: number, pip: number) =>
      formatNumber(value, {
        minimumFractionDigits: decimalsOf(pip),
        maximumFractionDigits: decimalsOf(pip) + 1,
      }),
    /** Lots with as many decimals as the lot step has. */
    lots: (value: number, step: number) =>
      formatNumber(value, { minimumFractionDigits: decimalsOf(step), maximumFractionDigits: lotDigits }),
    /** Lots before rounding, with enough decimals to show the difference from the rounded ones. */
    exactLots: (value: number, step: number) =>
      formatNumber(
        value,
        value < step
          ? { maximumSignificantDigits: smallDigits }
          : { maximumFractionDigits: Math.min(decimalsOf(step) + 2, lotDigits) },
      ),
  }
}

/** Decimal places in which amounts of a currency are shown. */
const decimalsOfMoney = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0

/** The smallest amount of a currency that is shown: 0.01 dollars. */
export const smallestOf = (currency: string): number => Number((10 ** -decimalsOfMoney(currency)).toFixed(8))

/** What an answer is worded with. */
export type Words = ReturnType<typeof figuresOf> & { t: Text['t']; strong: (text: string) => string }

export const wordsOf = (t: Text['t'], locale: Pick<Locale, 'formatNumber'>): Words => ({
  ...figuresOf(locale),
  t,
  strong,
})

export function useWords(): Words {
  const t = useText()
  const locale = useLocale()
  return useMemo(() => wordsOf(t, locale), [t, locale])
}
