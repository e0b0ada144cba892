/** Which of two currencies a quotation puts first, as markets do; others follow, in the order of their codes. */
const quotedFirst = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'SGD', 'JPY', 'HUF', 'IDR']

const rankOf = (currency: string): number => {
  const rank = quotedFirst.indexOf(currency)
  return rank < 0 ? quotedFirst.length : rank
}

/**
 * The pair by which people know the rate from a pair's quote currency to an account's, e.g. `USDJPY`; none where they are
 * one currency, or where one of them is none.
 */
export function ratePairOf(pair: string, account: string): string | undefined {
  const quote = pair.slice(3)
  if (quote === account || quote.length !== 3 || account.length !== 3) return undefined
  const order = rankOf(quote) - rankOf(account) || (quote < account ? -1 : 1)
  return order < 0 ? quote + account : account + quote
}

/** `EURUSD` as it is read: `EUR/USD`. */
export const pairName = (pair: string): string => `${pair.slice(0, 3)}/${pair.slice(3)}`
