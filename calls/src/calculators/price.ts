import { convertExactly } from './conversion.ts'
import type { ExactConversion, Rates } from './conversion.ts'
import { exact } from './exact.ts'
import { instrumentOf } from './instruments.ts'

/**
 * Price of an instrument: the given one, else its rate. Indices are looked up by their own name; metals, coins and indices usually have no
 * rate, which is an error that names the symbol.
 */
export function priceOf(symbol: string, price: number | undefined, rates: Rates): ExactConversion {
  if (price !== undefined) return { ok: true, rate: exact(price), pairs: {} }
  const { base, quote } = instrumentOf(symbol)
  if (base !== undefined) return convertExactly(base, quote, rates)
  const rate = Object.hasOwn(rates, symbol) ? rates[symbol] : undefined
  if (rate === undefined) return { ok: false, pair: symbol, reason: 'missing' }
  if (!(rate > 0 && rate < Infinity)) return { ok: false, pair: symbol, reason: 'range' }
  return { ok: true, rate: exact(rate), pairs: { [symbol]: rate } }
}
