import { toolsText } from '../strings/keys.ts'
import { smallestOf, type Words } from './figures.ts'
import type { Shown } from './shown.ts'

/** Most decimals of an exact amount: more are noise to the reader. */
const mostDecimals = 10

/** Says that an amount is rounded on the screen only, and what it is exactly. */
export function roundedAmount(value: number, currency: string, words: Words): Shown['note'] {
  const { t, money } = words
  const shown = money(value, currency)
  const exact = money(value, currency, { maximumFractionDigits: mostDecimals })
  return rounded({ shown, exact, step: money(smallestOf(currency), currency) }, t)
}

/** The same for a number that is no amount of money. `step`: what it is rounded to, in words. */
export function rounded(texts: { shown: string; exact: string; step: string }, t: Words['t']): Shown['note'] {
  return texts.shown === texts.exact
    ? { title: t(toolsText.notRounded), text: t(toolsText.exactlyShown, texts) }
    : { title: t(toolsText.roundedOnScreen), text: t(toolsText.roundedOnScreenWhy, texts) }
}
