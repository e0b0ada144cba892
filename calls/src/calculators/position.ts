import { convertExactly } from './conversion.ts'
import type { Rates } from './conversion.ts'
import { exact, floorToStep, toDouble } from './exact.ts'
import { currencyFaults, numberFaults, pairFaults, rateFault } from './faults.ts'
import type { Fault, Outcome } from './faults.ts'
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
export type PositionFault = Fault<keyof PositionInput>

const FULL_PERCENT = 100

/** Position size (decisions 6): units = risk / (stop distance × rate of quote in account); lots floor to the lot step. */
export function positionSize(input: PositionInput, rates: Rates): Outcome<PositionSize, keyof PositionInput> {
  const faults: PositionFault[] = [
    ...pairFaults(input.pair, 'pair'),
    ...currencyFaults(input.account, 'account'),
    ...riskFaults(input),
    ...stopFaults(input),
    ...sizeFaults(input),
  ]
  if (faults.length > 0) return { ok: false, faults }
  const instrument = instrumentOf(input.pair)
  const conversion = convertExactly(instrument.quote, input.account, rates)
  if (!conversion.ok) return { ok: false, faults: [rateFault(conversion)] }
  const { pipSize = instrument.pip, contractSize = instrument.contractSize, lotStep = instrument.lotStep } = input
  const [pip, contract] = [exact(pipSize), exact(contractSize)]
  const distance = input.stopDistance === undefined ? pip.times(exact(input.stopPips ?? 0)) : exact(input.stopDistance)
  const risk =
    input.riskAmount === undefined
      ? exact(input.balance ?? 0)
          .times(exact(input.riskPct ?? 0))
          .div(FULL_PERCENT)
      : exact(input.riskAmount)
  const units = risk.div(distance.times(conversion.rate))
  const size = {
    riskAmount: toDouble(risk),
    units: toDouble(units),
    lots: toDouble(floorToStep(units.div(contract), exact(lotStep))),
    pipValuePerLot: toDouble(contract.times(pip).times(conversion.rate)),
  }
  const field = unreachable(input, size, distance.gte(pip)) ?? (size.lots / lotStep < Infinity ? undefined : 'lotStep')
  if (field) return { ok: false, faults: [{ field, fault: 'range' }] }
  return { ok: true, ...size, belowMinimum: size.lots === 0, pairs: conversion.pairs }
}

function riskFaults({ balance, riskPct, riskAmount }: PositionInput): PositionFault[] {
  if (riskAmount !== undefined) {
    if (riskPct !== undefined) return [{ field: 'riskAmount', fault: 'both', other: 'riskPct' }]
    return [...numberFaults(riskAmount, 'riskAmount'), ...numberFaults(balance, 'balance')]
  }
  const missing: PositionFault[] = []
  if (balance === undefined) missing.push({ field: 'balance', fault: 'missing' })
  if (riskPct === undefined) missing.push({ field: 'riskPct', fault: 'missing' })
  return [...missing, ...numberFaults(balance, 'balance'), ...percentFaults(riskPct)]
}

/** Without a limit at or below zero, like every other size; above 100 the fault names the limit. */
const percentFaults = (riskPct: number | undefined): PositionFault[] => [
  ...numberFaults(riskPct, 'riskPct'),
  ...(riskPct !== undefined && Number.isFinite(riskPct) ? numberFaults(riskPct, 'riskPct', { max: FULL_PERCENT }) : []),
]

function stopFaults({ stopPips, stopDistance }: PositionInput): PositionFault[] {
  if (stopPips === undefined && stopDistance === undefined) return [{ field: 'stopPips', fault: 'missing' }]
  if (stopPips !== undefined && stopDistance !== undefined)
    return [{ field: 'stopDistance', fault: 'both', other: 'stopPips' }]
  return [...numberFaults(stopPips, 'stopPips'), ...numberFaults(stopDistance, 'stopDistance')]
}

const sizeFaults = ({ pipSize, contractSize, lotStep }: PositionInput): PositionFault[] => [
  ...numberFaults(pipSize, 'pipSize'),
  ...numberFaults(contractSize, 'contractSize'),
  ...numberFaults(lotStep, 'lotStep'),
]

const isAbove = (value: number): boolean => value > 0 && value < Infinity

/**
 * The field to change where sizes are so far apart that the result overflows or underflows. Undefined where the result is finite. At a stop
 * of a pip or more, units overflow because of the risk.
 */
function unreachable(
  input: PositionInput,
  size: Omit<PositionSize, 'belowMinimum' | 'pairs'>,
  isFarStop: boolean,
): keyof PositionInput | undefined {
  if (!isAbove(size.riskAmount)) return 'balance'
  if (!isAbove(size.pipValuePerLot)) return input.contractSize === undefined ? 'pipSize' : 'contractSize'
  if (size.units === Infinity && isFarStop) return input.riskAmount === undefined ? 'balance' : 'riskAmount'
  if (!isAbove(size.units)) return input.stopPips === undefined ? 'stopDistance' : 'stopPips'
  return undefined
}
