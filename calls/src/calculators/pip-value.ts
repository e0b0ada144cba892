import { answerOf } from './answer.ts'
import { convertExactly } from './conversion.ts'
import type { Rates } from './conversion.ts'
import { exact } from './exact.ts'
import { currencyFaults, numberFaults, pairFaults, rateFault, requiredFaults } from './faults.ts'
import type { Outcome } from './faults.ts'
import { instrumentOf } from './instruments.ts'

/** `units` of the base (or contracts of an index), `pipSize` in the quote currency. */
export interface PipValueInput {
  pair?: string | undefined
  account?: string | undefined
  units?: number | undefined
  pipSize?: number | undefined
}

export interface PipValue {
  /** In the account's currency. */
  pipValue: number
}

/** Value of one pip of a position (decisions 6): V × pip × q, where q converts the quote currency to the account's. */
export function pipValueOf(input: PipValueInput, rates: Rates): Outcome<PipValue, keyof PipValueInput> {
  const { pair = '', account = '', units = 0, pipSize } = input
  const faults = [
    ...pairFaults(input.pair, 'pair'),
    ...currencyFaults(input.account, 'account'),
    ...requiredFaults(input.units, 'units'),
    ...numberFaults(pipSize, 'pipSize'),
  ]
  if (faults.length > 0) return { ok: false, faults }
  const { quote, pip } = instrumentOf(pair)
  const conversion = convertExactly(quote, account, rates)
  if (!conversion.ok) return { ok: false, faults: [rateFault(conversion)] }
  const pipValue = exact(units)
    .times(exact(pipSize ?? pip))
    .times(conversion.rate)
  return answerOf({ pipValue }, { units, pipSize }, conversion.pairs)
}
