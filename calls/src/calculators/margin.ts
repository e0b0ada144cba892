import { answerOf } from './answer.ts'
import { convertExactly } from './conversion.ts'
import type { Rates } from './conversion.ts'
import { exact } from './exact.ts'
import { choiceFaults, currencyFaults, numberFaults, pairFaults, rateFault, requiredFaults } from './faults.ts'
import type { Outcome } from './faults.ts'
import { instrumentOf } from './instruments.ts'
import { marginRateFaults, marginRateOf } from './margin-rate.ts'
import type { MarginRate } from './margin-rate.ts'
import { priceOf } from './price.ts'

/** `units` of the base (or contracts of an index); `price` in the quote currency, the pair's rate if absent. */
export interface MarginInput extends MarginRate {
  pair?: string | undefined
  account?: string | undefined
  units?: number | undefined
  price?: number | undefined
  /** The currency in which the broker counts the margin: `quote` (if absent) or `base`, which needs no price. */
  marginIn?: string | undefined
}

export interface RequiredMargin {
  /** In the account's currency. */
  margin: number
}

/**
 * Margin needed to open a position (decisions 6): V × price × m × q; where margin is counted in the base currency, V × m × rate from the
 * base to the account. Brokers that margin large positions in steps need more.
 */
export function requiredMargin(input: MarginInput, rates: Rates): Outcome<RequiredMargin, keyof MarginInput> {
  const { pair = '', account = '', units = 0, price, marginIn = 'quote', leverage, marginRate } = input
  const faults = [
    ...pairFaults(input.pair, 'pair'),
    ...currencyFaults(input.account, 'account'),
    ...requiredFaults(input.units, 'units'),
    ...numberFaults(price, 'price'),
    ...marginRateFaults(input),
    ...choiceFaults(marginIn, 'marginIn', ['quote', 'base']),
  ]
  if (faults.length > 0) return { ok: false, faults }
  const { base, quote } = instrumentOf(pair)
  if (marginIn === 'base' && base === undefined) return { ok: false, faults: [{ field: 'marginIn', fault: 'form' }] }
  const conversion = convertExactly(marginIn === 'base' && base !== undefined ? base : quote, account, rates)
  const worth = marginIn === 'base' ? exactOne : priceOf(pair, price, rates)
  const faultyRates = [worth, conversion].flatMap(rate => (rate.ok ? [] : [rateFault(rate)]))
  if (!conversion.ok || !worth.ok) return { ok: false, faults: distinct(faultyRates) }
  const margin = exact(units).times(worth.rate).times(marginRateOf(input)).times(conversion.rate)
  return answerOf({ margin }, { units, price, leverage, marginRate }, { ...worth.pairs, ...conversion.pairs })
}

const exactOne = { ok: true as const, rate: exact(1), pairs: {} }

/** One fault per pair. */
const distinct = <Fault extends { pair?: string }>(faults: readonly Fault[]): Fault[] =>
  faults.filter(({ pair }, index) => faults.findIndex(other => other.pair === pair) === index)
