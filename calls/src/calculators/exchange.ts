import { answerOf } from './answer.ts'
import { convertExactly } from './conversion.ts'
import type { Rates } from './conversion.ts'
import { exact } from './exact.ts'
import { currencyFaults, rateFault, requiredFaults } from './faults.ts'
import type { Outcome } from './faults.ts'

/** `amount` in the currency `from`. */
export interface ExchangeInput {
  from?: string | undefined
  to?: string | undefined
  amount?: number | undefined
}

export interface Exchange {
  amount: number
  /** Units of `to` for one of `from`. */
  rate: number
  /** The amount in the currency `to`. */
  result: number
}

/** An amount in another currency (decisions 6, conversion): at the given rate, through USD if need be; without a bank's margin or fees. */
export function exchangeAmount(input: ExchangeInput, rates: Rates): Outcome<Exchange, keyof ExchangeInput> {
  const { from = '', to = '', amount = 0 } = input
  const faults = [
    ...currencyFaults(input.from, 'from'),
    ...currencyFaults(input.to, 'to'),
    ...requiredFaults(input.amount, 'amount'),
  ]
  if (faults.length > 0) return { ok: false, faults }
  const conversion = convertExactly(from, to, rates)
  if (!conversion.ok) return { ok: false, faults: [rateFault(conversion)] }
  const { rate, pairs } = conversion
  return answerOf({ amount: exact(amount), rate, result: exact(amount).times(rate) }, { amount }, pairs)
}
