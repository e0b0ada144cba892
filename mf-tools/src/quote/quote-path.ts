export const quotePath = '/quote.html'

/** Path of one pair's rates. */
export const pairPath = (symbol: string): string => `${quotePath}?symbol=${symbol}`
