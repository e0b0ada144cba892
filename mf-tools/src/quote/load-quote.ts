import { readPart } from 'calls/failures/read-part'
import { homefucHoldposition, homefucRatehistory, homefucSymbol } from 'calls/market-figures'
import { ApiError, type LoadContext } from 'shared-state/runtime'

/** Positions of last week say nothing about today. */
const OLDEST_POSITIONS_MS = 7 * 86_400_000
/** Longer texts are no keyword. */
const MOST_TYPED = 40

/**
 * The rates of all pairs with their last 90 days and open positions, or null where the site has no source of rates. `keyword` and `symbol` come
 * from the address.
 */
export async function loadQuote(context: LoadContext) {
  const { url } = context
  const keyword = (url.searchParams.get('keyword') ?? '').trim().slice(0, MOST_TYPED)
  const symbol = (url.searchParams.get('symbol') ?? '').slice(0, MOST_TYPED).toUpperCase()
  return { keyword, symbol, quotes: await readQuotes(context) }
}

async function readQuotes(context: LoadContext) {
  const { api, signal } = context
  try {
    const [{ items }, { days, items: histories, at, source, kind, positions }] = await Promise.all([
      api.call(homefucSymbol, {}, { signal }),
      api.call(homefucRatehistory, {}, { signal }),
    ])
    const ratesOf = new Map(histories.map(({ symbol, rates }) => [symbol, rates]))
    const open = positions ? await readPositions(context) : []
    const positionOf = new Map(open.map(position => [position.symbol, position]))
    const quotes = items.map(({ symbol, name, rate, changePct }) => ({
      symbol,
      name,
      rate,
      changePct,
      rates: ratesOf.get(symbol) ?? [],
      position: positionOf.get(symbol) ?? null,
    }))
    return { items: quotes, days, at, source, kind }
  } catch (error) {
    // Rates are not configured on this site.
    if (error instanceof ApiError && error.status === 501) return null
    throw error
  }
}

/** Open positions that are not too old; none if they failed to load. */
async function readPositions({ api, signal, store }: LoadContext) {
  const { now } = store.visitor.facts
  const found = await readPart(api.call(homefucHoldposition, {}, { signal }))
  return (found?.items ?? []).filter(({ at }) => now - Date.parse(at) <= OLDEST_POSITIONS_MS)
}

export type Quotes = NonNullable<Awaited<ReturnType<typeof readQuotes>>>
export type Quote = Quotes['items'][number]
export type OpenPosition = NonNullable<Quote['position']>
