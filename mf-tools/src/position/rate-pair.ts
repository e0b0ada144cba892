/** Which of two currencies a quotation puts first, as markets do; others follow, in the order of their codes. */
const order = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'SGD', 'JPY', 'HUF', 'IDR']

const rankOf = (currency: string): number => {
  const rank = order.indexOf(currency)
  return rank < 0 ? order.length : rank
}

/** The pair by which people know the rate between two currencies, e.g. `USDJPY`; none between a currency and itself. */
export function ratePairOf(one: string, other: string): string | undefined {
  if (one === other) return undefined
  const isFirst = rankOf(one) - rankOf(other) || (one < other ? -1 : 1)
  return isFirst < 0 ? one + other : other + one
}

/** `EURUSD` as it is read: `EUR/USD`. */
export const pairName = (pair: string): string => `${pair.slice(0, 3)}/${pair.slice(3)}`
