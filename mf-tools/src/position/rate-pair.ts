/** Order in which the market quotes two currencies; the others follow in alphabetical order. */
const quotedFirst = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'SGD', 'JPY', 'HUF', 'IDR']

const rankOf = (currency: string): number => {
  const rank = quotedFirst.indexOf(currency)
  return rank < 0 ? quotedFirst.length : rank
}

/**
 * The pair under which the rate from a pair's quote currency to an account's currency is commonly quoted, e.g. `USDJPY`; undefined if the
 * two are the same, or one is not a currency code.
 */
export function ratePairOf(pair: string, account: string): string | undefined {
  const quote = pair.slice(3)
  if (quote === account || quote.length !== 3 || account.length !== 3) return undefined
  const order = rankOf(quote) - rankOf(account) || (quote < account ? -1 : 1)
  return order < 0 ? quote + account : account + quote
}

/** `EURUSD` as displayed: `EUR/USD`. */
export const pairName = (pair: string): string => `${pair.slice(0, 3)}/${pair.slice(3)}`
