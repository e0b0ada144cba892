import { instrumentOf, isSymbol } from 'calls/calculators/instruments'

/** Order in which the market quotes two currencies; the others follow in alphabetical order. */
const quotedFirst = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'SGD', 'JPY', 'HUF', 'IDR']

const rankOf = (currency: string): number => {
  const rank = quotedFirst.indexOf(currency)
  return rank < 0 ? quotedFirst.length : rank
}

const isCode = (currency: string) => /^[A-Z]{3}$/.test(currency)

/**
 * The pair under which the rate between two currencies is commonly quoted, e.g. `USDJPY`; undefined if the two are the same, or one is not
 * a currency code.
 */
export function ratePairOf(from: string, to: string): string | undefined {
  if (from === to || !isCode(from) || !isCode(to)) return undefined
  const order = rankOf(from) - rankOf(to) || (from < to ? -1 : 1)
  return order < 0 ? from + to : to + from
}

/** An instrument as displayed: `EUR/USD` for `EURUSD`; an index has a name, such as `US500`. */
export const pairName = (pair: string): string =>
  /^[A-Z]{6}$/.test(pair) ? `${pair.slice(0, 3)}/${pair.slice(3)}` : pair

/** Currency, metal or coin of one unit of an instrument; of an index, its own name. '' if there is no such instrument. */
export const baseOf = (pair: string): string => (isSymbol(pair) ? (instrumentOf(pair).base ?? pair) : '')

/** Currency of an instrument's price; '' if there is no such instrument. */
export const quoteOf = (pair: string): string => (isSymbol(pair) ? instrumentOf(pair).quote : '')
