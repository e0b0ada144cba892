import { convert } from 'calls/calculators/conversion'
import type { Rates } from 'calls/calculators/conversion'

/** Rates are published with four to six decimals; division adds more. */
const SHOWN_DIGITS = 8

/** The rate of a pair, directly or through the dollar; undefined if one is missing. */
export function rateOf(symbol: string, rates: Rates): number | undefined {
  const [base, quote] = [symbol.slice(0, 3), symbol.slice(3)]
  const conversion = convert(base, quote, rates)
  return base !== quote && conversion.ok ? Number(conversion.rate.toPrecision(SHOWN_DIGITS)) : undefined
}
