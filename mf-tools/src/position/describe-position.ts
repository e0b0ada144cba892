import { instrumentOf } from 'calls/calculators/instruments'
import type { PositionSize } from 'calls/calculators/position'
import type { PositionValues } from './position-fields.ts'

/** Everything shown about a result. Money is in the account's currency. */
export interface Position extends PositionSize {
  pip: number
  /** From the quote currency to the account's. */
  rate: number
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

interface Given {
  answer: PositionSize
  values: PositionValues
  /** The result for another stop. */
  again: (change: { stopPips: number }) => PositionSize | undefined
}

export function describePosition({ answer, values, again }: Given): Position {
  const { pip } = instrumentOf(values.pair)
  const { stopPips = 0, contractSize = 1 } = values
  const { units, lots, pipValuePerLot } = answer
  const exactLots = units / contractSize
  return {
    ...answer,
    pip,
    exactLots,
    rate: pipValuePerLot / (contractSize * pip),
    isRounded: exactLots - lots > exactLots * tolerance,
    lossPerUnit: (stopPips * pipValuePerLot) / contractSize,
    loss: lots * stopPips * pipValuePerLot,
    pipValue: lots * pipValuePerLot,
    otherStops: stopMultiples.map(multiple => {
      const isOwn = multiple === 1
      const stop = isOwn ? stopPips : Number((stopPips * multiple).toPrecision(2))
      return { stopPips: stop, lots: isOwn ? lots : (again({ stopPips: stop })?.lots ?? 0), isOwn }
    }),
  }
}
