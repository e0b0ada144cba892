import type { RiskAndReturn } from 'calls/calculators/risk-and-return'
import type { Words } from '../calculator/figures.ts'
import { rounded } from '../calculator/rounded-amount.ts'
import type { Shown } from '../calculator/shown.ts'
import type { RiskValues } from './risk-fields.ts'

export interface RiskGiven {
  answer: RiskAndReturn
  values: RiskValues
  words: Words
  again: (change: Partial<RiskValues>) => RiskAndReturn | undefined
}

/** Decimals of a ratio, an average and a percentage. */
export const shownDecimals = 2

/** What rounding does to a plain number. */
export const roundedNumber = (value: number, { t, rounded: toDecimals, number }: Words): Shown['note'] =>
  rounded({ shown: toDecimals(value, shownDecimals), exact: toDecimals(value, 10), step: number(0.01) }, t)

/** What rounding does to a percentage. */
export const roundedPercent = (value: number, { t, percent }: Words): Shown['note'] =>
  rounded({ shown: percent(value), exact: percent(value, 10), step: percent(0.01) }, t)
