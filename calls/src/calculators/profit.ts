import { answerOf } from './answer.ts'
import { convertExactly } from './conversion.ts'
import type { Rates } from './conversion.ts'
import { exact } from './exact.ts'
import { choiceFaults, currencyFaults, numberFaults, pairFaults, rateFault, requiredFaults } from './faults.ts'
import type { Outcome } from './faults.ts'
import { instrumentOf } from './instruments.ts'
import { directionOf, sides } from './sides.ts'

/** Prices in the quote currency, `units` of the base (or contracts of an index), `margin` in the account's currency. */
export interface ProfitInput {
  pair?: string | undefined
  account?: string | undefined
  side?: string | undefined
  units?: number | undefined
  open?: number | undefined
  close?: number | undefined
  pipSize?: number | undefined
  margin?: number | undefined
}

export interface Profit {
  /** In the quote currency; negative: a loss. */
  profitQuote: number
  /** In the account's currency. */
  profit: number
  pips: number
  /** Profit in percent of the margin, if one is given. */
  returnOnMarginPct?: number | undefined
}

/**
 * Profit of a closed trade (decisions 6): d × (close − open) × V × q, where d is +1 for a purchase and −1 for a sale, and q converts the
 * quote currency to the account's at the given rate. Spread, commission and swap are not included.
 */
export function profitOf(input: ProfitInput, rates: Rates): Outcome<Profit, keyof ProfitInput> {
  const { pair = '', account = '', side, units = 0, open = 0, close = 0, pipSize, margin } = input
  const faults = [
    ...pairFaults(input.pair, 'pair'),
    ...currencyFaults(input.account, 'account'),
    ...choiceFaults(side, 'side', sides),
    ...requiredFaults(input.units, 'units'),
    ...requiredFaults(input.open, 'open'),
    ...requiredFaults(input.close, 'close'),
    ...numberFaults(pipSize, 'pipSize'),
    ...numberFaults(margin, 'margin'),
  ]
  if (faults.length > 0) return { ok: false, faults }
  const { quote, pip } = instrumentOf(pair)
  const conversion = convertExactly(quote, account, rates)
  if (!conversion.ok) return { ok: false, faults: [rateFault(conversion)] }
  const move = exact(close).minus(exact(open)).times(directionOf(side))
  const profitQuote = move.times(exact(units))
  const profit = profitQuote.times(conversion.rate)
  const results = {
    profitQuote,
    profit,
    pips: move.div(exact(pipSize ?? pip)),
    returnOnMarginPct: margin === undefined ? undefined : profit.div(exact(margin)).times(100),
  }
  return answerOf(results, { units, open, close, pipSize, margin }, conversion.pairs)
}
