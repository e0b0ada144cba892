import { answerOf } from './answer.ts'
import { convertExactly } from './conversion.ts'
import type { ExactConversion, Rates } from './conversion.ts'
import { exact } from './exact.ts'
import { currencyFaults, numberFaults, pairFaults, rateFault, requiredFaults } from './faults.ts'
import type { Fault, Outcome } from './faults.ts'
import { instrumentOf } from './instruments.ts'

/** A trade, and what a broker's account charges for it. */
export interface TradeCostInput {
  pair: string
  /** Currency of the result. */
  account: string
  lots?: number | undefined
  /** Spread in pips of the pair. */
  spreadPips?: number | undefined
  /** For one lot, opened and closed. */
  commissionPerLot?: number | undefined
  commissionCurrency?: string | undefined
}

/** In the account's currency. */
export interface TradeCost {
  spread: number
  commission: number
  total: number
}

type Field = keyof TradeCostInput

const notNegative = { min: 0 }
/** No commission needs no rate. */
const nothing: ExactConversion = { ok: true, rate: exact(0), pairs: {} }

/**
 * Cost of opening and closing a trade at an unchanged price: spread × pip × units × q + commission × lots × c, where q converts the quote currency
 * and c the currency of the commission. Swap is not part of it: it depends on how long the trade is open.
 */
export function tradeCost(input: TradeCostInput, rates: Rates): Outcome<TradeCost, Field> {
  const { pair, account, lots = 0, spreadPips = 0, commissionPerLot = 0, commissionCurrency = account } = input
  const faults: Fault<Field>[] = [
    ...pairFaults<Field>(pair, 'pair'),
    ...currencyFaults<Field>(account, 'account'),
    ...(input.commissionCurrency === undefined ? [] : currencyFaults<Field>(commissionCurrency, 'commissionCurrency')),
    ...requiredFaults<Field>(input.lots, 'lots'),
    ...requiredFaults<Field>(input.spreadPips, 'spreadPips', notNegative),
    ...numberFaults<Field>(input.commissionPerLot, 'commissionPerLot', notNegative),
  ]
  if (faults.length > 0) return { ok: false, faults }
  const { pip, quote, contractSize } = instrumentOf(pair)
  const fromQuote = convertExactly(quote, account, rates)
  if (!fromQuote.ok) return { ok: false, faults: [rateFault(fromQuote)] }
  const fromCommission = commissionPerLot === 0 ? nothing : convertExactly(commissionCurrency, account, rates)
  if (!fromCommission.ok) return { ok: false, faults: [rateFault(fromCommission)] }
  const spread = exact(spreadPips).times(exact(pip)).times(exact(lots)).times(exact(contractSize)).times(fromQuote.rate)
  const commission = exact(commissionPerLot).times(exact(lots)).times(fromCommission.rate)
  const pairs = { ...fromQuote.pairs, ...fromCommission.pairs }
  return answerOf({ spread, commission, total: spread.plus(commission) }, { lots, spreadPips, commissionPerLot }, pairs)
}
