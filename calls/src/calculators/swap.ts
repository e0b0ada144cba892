import { answerOf } from './answer.ts'
import { convertExactly } from './conversion.ts'
import type { ExactConversion, Rates } from './conversion.ts'
import { exact } from './exact.ts'
import {
  anyNumber,
  choiceFaults,
  currencyFaults,
  numberFaults,
  pairFaults,
  rateFault,
  requiredFaults,
} from './faults.ts'
import type { Fault, Outcome } from './faults.ts'
import { instrumentOf } from './instruments.ts'
import { priceOf } from './price.ts'

/** The broker's swap rate with the unit in which it is published. A negative rate is a cost. */
export interface SwapInput {
  /** `points` of the price, `percent` of the position's value per year, or `currency`: an amount per lot and night. */
  mode?: string | undefined
  rate?: number | undefined
  lots?: number | undefined
  nights?: number | undefined
  /** Units per lot; the pair's if absent. */
  contractSize?: number | undefined
  /** A point in units of the quote currency; the pair's if absent. */
  pointSize?: number | undefined
  /** Price for a rate in percent; the pair's rate if absent. */
  price?: number | undefined
  /** Days of the year that the broker counts; 360 if absent. */
  dayBasis?: number | undefined
  pair?: string | undefined
  /** Currency of the result, which needs a pair; the quote currency if absent. */
  account?: string | undefined
}

export interface Swap {
  /** In the account's currency, or in the quote currency without an account; a rate of mode `currency` is not converted. */
  swap: number
}

type Field = keyof SwapInput

const modes = ['points', 'percent', 'currency']
const DAY_BASIS = 360
const FULL_PERCENT = 100
const unity = { ok: true as const, rate: exact(1), pairs: {} }

/**
 * Swap of a position held overnight (decisions 6). Points: rate × lots × contract × point × nights × q; percent: rate/100/day basis × price ×
 * lots × contract × nights × q; currency: rate × lots × nights. A night that counts three times is three nights.
 */
export function swapOf(input: SwapInput, rates: Rates): Outcome<Swap, Field> {
  const faults = [...commonFaults(input), ...sizeFaults(input)]
  if (faults.length > 0) return { ok: false, faults }
  const { mode, rate = 0, lots = 0, nights = 0, pair, account, price, dayBasis = DAY_BASIS } = input
  const instrument = pair === undefined ? undefined : instrumentOf(pair)
  const { contractSize = instrument?.contractSize ?? 1, pointSize = instrument?.point ?? 1 } = input
  const amount = exact(rate).times(exact(lots)).times(exact(nights))
  const given = { rate, lots, nights, contractSize: input.contractSize, pointSize: input.pointSize, price, dayBasis }
  if (mode === 'currency') return answerOf({ swap: amount }, { rate, lots, nights }, {})
  const isConverted = instrument !== undefined && account !== undefined
  const conversion = isConverted ? convertExactly(instrument.quote, account, rates) : unity
  const worth = mode === 'percent' ? worthOf(input, rates) : unity
  if (!worth.ok) return { ok: false, faults: [rateFault(worth)] }
  if (!conversion.ok) return { ok: false, faults: [rateFault(conversion)] }
  const inQuote = amount.times(exact(contractSize))
  const swap =
    mode === 'points'
      ? inQuote.times(exact(pointSize))
      : inQuote.times(worth.rate).div(exact(FULL_PERCENT).times(exact(dayBasis)))
  return answerOf({ swap: swap.times(conversion.rate) }, given, { ...worth.pairs, ...conversion.pairs })
}

const worthOf = ({ pair, price }: SwapInput, rates: Rates): ExactConversion =>
  pair === undefined ? { ok: true, rate: exact(price ?? 1), pairs: {} } : priceOf(pair, price, rates)

const commonFaults = ({ mode, rate, lots, nights, pair, account, ...sizes }: SwapInput): Fault<Field>[] => [
  ...choiceFaults(mode, 'mode', modes),
  ...requiredFaults(rate, 'rate', anyNumber),
  ...requiredFaults(lots, 'lots'),
  ...nightsFaults(nights),
  ...(pair === undefined ? [] : pairFaults<Field>(pair, 'pair')),
  ...(account === undefined ? [] : currencyFaults<Field>(account, 'account')),
  ...numberFaults(sizes.contractSize, 'contractSize'),
  ...numberFaults(sizes.pointSize, 'pointSize'),
  ...numberFaults(sizes.price, 'price'),
  ...numberFaults(sizes.dayBasis, 'dayBasis'),
]

function nightsFaults(nights: number | undefined): Fault<Field>[] {
  const faults = requiredFaults<Field>(nights, 'nights', { min: 1 })
  return faults.length > 0 || Number.isInteger(nights) ? faults : [{ field: 'nights', fault: 'form' }]
}

/** Without a pair, the sizes that it would determine have to be given. */
function sizeFaults({ mode, pair, account, contractSize, pointSize, price }: SwapInput): Fault<Field>[] {
  if (pair !== undefined || mode === 'currency') return []
  const missing = (value: unknown, field: Field): Fault<Field>[] =>
    value === undefined ? [{ field, fault: 'missing' }] : []
  return [
    ...(account === undefined ? [] : missing(pair, 'pair')),
    ...missing(contractSize, 'contractSize'),
    ...(mode === 'points' ? missing(pointSize, 'pointSize') : []),
    ...(mode === 'percent' ? missing(price, 'price') : []),
  ]
}
