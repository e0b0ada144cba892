import { convert } from './conversion.ts'
import type { Rates } from './conversion.ts'
import { instrumentOf } from './instruments.ts'

/** Amounts in the account's currency, distances in the pair's quote or in pips, sizes in units of the base (decisions 6). */
export interface PositionInput {
  pair: string
  account: string
  balance?: number | undefined
  /** Percent of the balance. */
  riskPct?: number | undefined
  riskAmount?: number | undefined
  stopPips?: number | undefined
  stopDistance?: number | undefined
  pipSize?: number | undefined
  contractSize?: number | undefined
  lotStep?: number | undefined
}

export interface PositionSize {
  riskAmount: number
  /** Exact, not rounded to lots. */
  units: number
  /** Rounded down to the lot step, never up. */
  lots: number
  pipValuePerLot: number
  /** The risk is too small for one lot step: 0 lots. */
  belowMinimum: boolean
  /** The rates used; empty where the account is in the quote currency. */
  pairs: Record<string, number>
}

export type PositionField = keyof PositionInput | 'rates'

/** A field's fault: missing, out of range (`max` if there is one), malformed, given together with `other`, or no rate for `pair`. */
export interface PositionFault {
  field: PositionField
  fault: 'missing' | 'range' | 'form' | 'both' | 'rate'
  max?: number
  other?: PositionField
  pair?: string
}

export type PositionResult = ({ ok: true } & PositionSize) | { ok: false; faults: PositionFault[] }

const FULL_PERCENT = 100
/** Adding 0.01 twenty-nine times gives slightly less than 0.29: a value this close below a step counts as the step. */
const STEP_TOLERANCE = 1e-12

/** Position size (decisions 6): units = risk / (stop distance × rate of quote in account); lots floor to the lot step. */
export function positionSize(input: PositionInput, rates: Rates): PositionResult {
  const faults = [...formFaults(input), ...riskFaults(input), ...stopFaults(input), ...sizeFaults(input)]
  if (faults.length > 0) return { ok: false, faults }
  const quote = input.pair.slice(3)
  const conversion = convert(quote, input.account, rates)
  if (!conversion.ok) {
    const fault = conversion.reason === 'missing' ? 'rate' : 'range'
    return { ok: false, faults: [{ field: 'rates', fault, pair: conversion.pair }] }
  }
  const instrument = instrumentOf(input.pair)
  const { pipSize = instrument.pip, contractSize = instrument.contractSize, lotStep = instrument.lotStep } = input
  const distance = input.stopDistance ?? (input.stopPips ?? 0) * pipSize
  const riskAmount = input.riskAmount ?? ((input.balance ?? 0) * (input.riskPct ?? 0)) / FULL_PERCENT
  const units = riskAmount / (distance * conversion.rate)
  const lots = floorToStep(units / contractSize, lotStep)
  const pipValuePerLot = contractSize * pipSize * conversion.rate
  const field = unreachable(input, { riskAmount, units, lots, pipValuePerLot })
  if (field) return { ok: false, faults: [{ field, fault: 'range' }] }
  return { ok: true, riskAmount, units, lots, pipValuePerLot, belowMinimum: lots === 0, pairs: conversion.pairs }
}

function formFaults({ pair, account }: PositionInput): PositionFault[] {
  const faults: PositionFault[] = []
  if (!/^[A-Z]{6}$/.test(pair) || pair.slice(0, 3) === pair.slice(3)) faults.push({ field: 'pair', fault: 'form' })
  if (!/^[A-Z]{3}$/.test(account)) faults.push({ field: 'account', fault: 'form' })
  return faults
}

function riskFaults({ balance, riskPct, riskAmount }: PositionInput): PositionFault[] {
  if (riskAmount !== undefined) {
    if (riskPct !== undefined) return [{ field: 'riskAmount', fault: 'both', other: 'riskPct' }]
    return [...above(riskAmount, 'riskAmount'), ...above(balance, 'balance')]
  }
  const missing: PositionFault[] = []
  if (balance === undefined) missing.push({ field: 'balance', fault: 'missing' })
  if (riskPct === undefined) missing.push({ field: 'riskPct', fault: 'missing' })
  const tooMuch: PositionFault[] =
    (riskPct ?? 0) > FULL_PERCENT ? [{ field: 'riskPct', fault: 'range', max: FULL_PERCENT }] : []
  return [...missing, ...above(balance, 'balance'), ...above(riskPct, 'riskPct'), ...tooMuch]
}

function stopFaults({ stopPips, stopDistance }: PositionInput): PositionFault[] {
  if (stopPips === undefined && stopDistance === undefined) return [{ field: 'stopPips', fault: 'missing' }]
  if (stopPips !== undefined && stopDistance !== undefined)
    return [{ field: 'stopDistance', fault: 'both', other: 'stopPips' }]
  return [...above(stopPips, 'stopPips'), ...above(stopDistance, 'stopDistance')]
}

const sizeFaults = ({ pipSize, contractSize, lotStep }: PositionInput): PositionFault[] => [
  ...above(pipSize, 'pipSize'),
  ...above(contractSize, 'contractSize'),
  ...above(lotStep, 'lotStep'),
]

const isAbove = (value: number): boolean => value > 0 && value < Infinity

/** Every given number must be finite and above zero. */
const above = (value: number | undefined, field: PositionField): PositionFault[] =>
  value === undefined || isAbove(value) ? [] : [{ field, fault: 'range' }]

function floorToStep(lots: number, step: number): number {
  const steps = Math.floor((lots / step) * (1 + STEP_TOLERANCE))
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)) + 8)
  return decimals > 100 ? steps * step : Number((steps * step).toFixed(decimals))
}

/**
 * The field to change where sizes are so far apart that the result overflows or underflows. Undefined where the result is finite. A risk
 * that was given as an amount has been checked.
 */
function unreachable(
  input: PositionInput,
  size: Omit<PositionSize, 'belowMinimum' | 'pairs'>,
): PositionField | undefined {
  if (!isAbove(size.riskAmount)) return 'balance'
  if (!isAbove(size.pipValuePerLot)) return input.contractSize === undefined ? 'pipSize' : 'contractSize'
  if (!isAbove(size.units)) return input.stopPips === undefined ? 'stopDistance' : 'stopPips'
  return size.lots < Infinity ? undefined : 'lotStep'
}
