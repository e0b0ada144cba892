import { answerOf } from './answer.ts'
import { convertExactly } from './conversion.ts'
import type { Rates } from './conversion.ts'
import { difference, exact, toDouble } from './exact.ts'
import type { Exact } from './exact.ts'
import { choiceFaults, currencyFaults, numberFaults, pairFaults, rateFault, requiredFaults } from './faults.ts'
import type { Fault, Outcome } from './faults.ts'
import { instrumentOf } from './instruments.ts'
import { marginRateFaults, marginRateOf } from './margin-rate.ts'
import type { MarginRate } from './margin-rate.ts'
import { directionOf, sides } from './sides.ts'

/** Prices in the quote currency, `units` of the base (or contracts of an index), `balance` in the account's currency. */
export interface StopOutInput extends MarginRate {
  pair?: string | undefined
  account?: string | undefined
  side?: string | undefined
  units?: number | undefined
  open?: number | undefined
  balance?: number | undefined
  /** The broker closes the position at this margin level in percent; 0 where only the balance limits the loss. */
  stopOutPct?: number | undefined
  /** `fixed` at the open price (if absent), or `marked`: counted again at each price. */
  marginBasis?: string | undefined
  /** Whether the account is in the `base` currency or another (`quote`); follows from the account if absent. */
  accountIs?: string | undefined
  pipSize?: number | undefined
}

export interface StopOut {
  /** Margin at the open price, in the account's currency. */
  margin: number
  /** Null: no price reaches the stop-out. */
  stopPrice: number | null
  /** Distance from the open price. */
  pipsToStop: number | null
  /** Loss at the stop-out; where no price reaches it, the greatest loss possible. In the account's currency. */
  maxLoss: number
}

type Field = keyof StopOutInput
type Level = { margin: Exact; stopPrice: Exact | null; maxLoss: Exact; atOnce: Exact }

/**
 * Liquidation (decisions 6): the price at which the margin level falls to the stop-out level, for an account whose only position this is.
 * Margin fixed at open: `O + d(s·M0 − B)/(V·q)`; margin re-marked: `(d·O·V·q − B)/(V·q·(d − s·m))`; account in the base currency:
 * `O/(1 + d(B − s·V·m)/V)`. q is taken as constant; a gap can close the position at a worse price.
 */
export function stopOut(input: StopOutInput, rates: Rates): Outcome<StopOut, Field> {
  const faults = faultsOf(input)
  if (faults.length > 0) return { ok: false, faults }
  const { pair = '', account = '', units = 0, open = 0, balance = 0, stopOutPct = 0, leverage, marginRate } = input
  const { base, quote, pip } = instrumentOf(pair)
  const isBase = base === account
  const conversion = isBase ? { ok: true as const, rate: exact(1), pairs: {} } : convertExactly(quote, account, rates)
  if (!conversion.ok) return { ok: false, faults: [rateFault(conversion)] }
  const level = isBase ? inBase(input) : inQuote(input, conversion.rate)
  const given = { units, open, balance, leverage, marginRate, stopOutPct, pipSize: input.pipSize }
  // The margin level is at or below the stop-out before the price has moved.
  const above = toDouble(level.atOnce)
  if (balance <= above && above < Infinity) return { ok: false, faults: [{ field: 'balance', fault: 'range', above }] }
  const stopPrice = level.stopPrice?.gt(0) ? level.stopPrice : null
  const pipsToStop =
    stopPrice &&
    stopPrice
      .minus(exact(open))
      .abs()
      .div(exact(input.pipSize ?? pip))
  return answerOf({ margin: level.margin, stopPrice, pipsToStop, maxLoss: level.maxLoss }, given, conversion.pairs)
}

/** Equity and margin are counted in the quote currency, times q. */
function inQuote(input: StopOutInput, q: Exact): Level {
  const { open = 0, balance = 0, stopOutPct = 0 } = input
  const [O, B, d] = [exact(open), exact(balance), directionOf(input.side)]
  const s = exact(stopOutPct).div(100)
  const m = marginRateOf(input)
  const worth = exact(input.units ?? 0).times(q)
  const margin = worth.times(O).times(m)
  const atOnce = s.times(margin)
  const greatestLoss = worth.times(O)
  if (input.marginBasis !== 'marked') {
    const stopPrice = difference(O, B.minus(atOnce).times(d).div(worth))
    return { margin, stopPrice, maxLoss: stopPrice.gt(0) ? B.minus(atOnce) : greatestLoss, atOnce }
  }
  const share = exact(d).minus(s.times(m))
  const stopPrice = share.isZero() ? null : difference(greatestLoss.times(d), B).div(worth.times(share))
  const maxLoss = stopPrice?.gt(0) ? B.minus(s.times(m).times(worth).times(stopPrice)) : greatestLoss
  return { margin, stopPrice, maxLoss, atOnce }
}

/** The margin V·m does not change with the price. A sale never loses more than V, however far the price rises. */
function inBase(input: StopOutInput): Level {
  const [V, B] = [exact(input.units ?? 0), exact(input.balance ?? 0)]
  const margin = V.times(marginRateOf(input))
  const atOnce = margin.times(exact(input.stopOutPct ?? 0)).div(100)
  const loss = B.minus(atOnce)
  const share = difference(exact(1), loss.times(-directionOf(input.side)).div(V))
  const isReached = share.gt(0)
  const stopPrice = isReached ? exact(input.open ?? 0).div(share) : null
  return { margin, stopPrice, maxLoss: isReached ? loss : V, atOnce }
}

function faultsOf(input: StopOutInput): Fault<Field>[] {
  const { marginBasis = 'fixed' } = input
  const faults: Fault<Field>[] = [
    ...pairFaults(input.pair, 'pair'),
    ...currencyFaults(input.account, 'account'),
    ...choiceFaults(input.side, 'side', sides),
    ...requiredFaults(input.units, 'units'),
    ...requiredFaults(input.open, 'open'),
    ...requiredFaults(input.balance, 'balance'),
    ...marginRateFaults(input),
    ...requiredFaults(input.stopOutPct, 'stopOutPct', { min: 0 }),
    ...choiceFaults(marginBasis, 'marginBasis', ['fixed', 'marked']),
    ...numberFaults(input.pipSize, 'pipSize'),
  ]
  return faults.length > 0 ? faults : accountIsFaults(input)
}

function accountIsFaults({ pair = '', account, accountIs }: StopOutInput): Fault<Field>[] {
  if (accountIs === undefined) return []
  const isBase = instrumentOf(pair).base === account
  return accountIs === (isBase ? 'base' : 'quote') ? [] : [{ field: 'accountIs', fault: 'form' }]
}
