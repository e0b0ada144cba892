import type { Rates } from 'calls/calculators/conversion'
import { instrumentOf } from 'calls/calculators/instruments'
import { positionSize, type PositionSize } from 'calls/calculators/position'
import type { PositionQuestion } from './position-query.ts'

/** A result with everything shown about it. Money is in the account's currency. */
export interface Position extends PositionSize {
  pair: string
  account: string
  balance: number
  riskPct: number
  stopPips: number
  pip: number
  contractSize: number
  lotStep: number
  /** From the quote currency to the account's. */
  rate: number
  usesOwnRate: boolean
  /** Before rounding down. */
  exactLots: number
  isRounded: boolean
  /** Loss of one unit of the base currency at the stop. */
  lossPerUnit: number
  /** Loss of the rounded lots at the stop. */
  loss: number
  pipValue: number
  /** Lots for the same risk at other stops, from near to far. */
  otherStops: { stopPips: number; lots: number; isOwn: boolean }[]
}

/** Stops to compare with, as multiples of the chosen one. */
const stopMultiples = [0.5, 0.75, 1, 1.5, 2, 3, 4, 5]
/** A difference this small comes from floating-point arithmetic, not from rounding to the lot step. */
const tolerance = 1e-9

export function describePosition(
  { input, ownRates }: PositionQuestion,
  answer: PositionSize,
  siteRates: Rates,
): Position {
  const { pair, account, balance = 0, riskPct = 0, stopPips = 0 } = input
  const { pip, ...standard } = instrumentOf(pair)
  const { contractSize = standard.contractSize, lotStep = standard.lotStep } = input
  const { units, lots, pipValuePerLot } = answer
  const exactLots = units / contractSize
  const lotsAt = (stop: number) => {
    const size = positionSize({ ...input, stopPips: stop }, ownRates ?? siteRates)
    return size.ok ? size.lots : 0
  }
  return {
    ...answer,
    pair,
    account,
    balance,
    riskPct,
    stopPips,
    pip,
    contractSize,
    lotStep,
    exactLots,
    rate: pipValuePerLot / (contractSize * pip),
    usesOwnRate: ownRates !== undefined,
    isRounded: exactLots - lots > exactLots * tolerance,
    lossPerUnit: (stopPips * pipValuePerLot) / contractSize,
    loss: lots * stopPips * pipValuePerLot,
    pipValue: lots * pipValuePerLot,
    otherStops: stopMultiples.map(multiple => {
      const isOwn = multiple === 1
      const stop = isOwn ? stopPips : Number((stopPips * multiple).toPrecision(2))
      return { stopPips: stop, lots: isOwn ? lots : lotsAt(stop), isOwn }
    }),
  }
}
