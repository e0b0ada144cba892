import { homefucRatehistory, homefucSymbol } from 'calls/market-figures'
import { ApiError, type LoadContext } from 'shared-state/runtime'

/** Longer texts are no keyword. */
const MOST_TYPED = 40

/** The rates of all pairs with their last 90 days, or null where the site has no source of rates. `keyword` and `symbol` come from the address. */
export async function loadQuote({ url, api, signal }: LoadContext) {
  const keyword = (url.searchParams.get('keyword') ?? '').trim().slice(0, MOST_TYPED)
  const symbol = (url.searchParams.get('symbol') ?? '').slice(0, MOST_TYPED).toUpperCase()
  return { keyword, symbol, quotes: await readQuotes(api, signal) }
}

async function readQuotes(api: LoadContext['api'], signal: AbortSignal) {
  try {
    const [{ items }, { days, items: histories, at, source, kind }] = await Promise.all([
      api.call(homefucSymbol, {}, { signal }),
      api.call(homefucRatehistory, {}, { signal }),
    ])
    const ratesOf = new Map(histories.map(({ symbol, rates }) => [symbol, rates]))
    const quotes = items.map(({ symbol, name, rate, changePct }) => ({
      symbol,
      name,
      rate,
      changePct,
      rates: ratesOf.get(symbol) ?? [],
    }))
    return { items: quotes, days, at, source, kind }
  } catch (error) {
    // Rates are not configured on this site.
    if (error instanceof ApiError && error.status === 501) return null
    throw error
  }
}

export type Quotes = NonNullable<Awaited<ReturnType<typeof readQuotes>>>
export type Quote = Quotes['items'][number]
