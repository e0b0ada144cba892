import { exact } from './exact.ts'
import type { Exact } from './exact.ts'
import { numberFaults } from './faults.ts'
import type { Fault } from './faults.ts'

/** Exactly one of the two: a leverage of 30 (30:1) is a margin rate of 1/30. */
export interface MarginRate {
  leverage?: number | undefined
  /** Fraction of the position's value: 0.02 for 2 percent. */
  marginRate?: number | undefined
}

/** A margin is never more than the position's value: leverage from 1, a rate up to 1. */
export function marginRateFaults({ leverage, marginRate }: MarginRate): Fault<keyof MarginRate>[] {
  if (leverage === undefined && marginRate === undefined) return [{ field: 'leverage', fault: 'missing' }]
  if (leverage !== undefined && marginRate !== undefined)
    return [{ field: 'marginRate', fault: 'both', other: 'leverage' }]
  return [
    ...numberFaults(leverage, 'leverage', { min: 1 }),
    ...numberFaults(marginRate, 'marginRate', { above: 0, max: 1 }),
  ]
}

/** m of the formulas (decisions 6). */
export const marginRateOf = ({ leverage, marginRate }: MarginRate): Exact =>
  marginRate === undefined ? exact(1).div(exact(leverage ?? 1)) : exact(marginRate)
