/** Rates by pair: `{"GBPUSD": 1.75}` says that one pound is 1.75 dollars. */
export type Rates = Readonly<Record<string, number>>

export type Conversion =
  | { ok: true; rate: number; pairs: Record<string, number> }
  /** `pair` is the rate that is missing or out of range. */
  | { ok: false; pair: string; reason: 'missing' | 'range' }

/**
 * Rate from one currency to another (decisions 6): 1 if they are the same; × FROMTO; ÷ TOFROM; else through USD. A missing
 * rate is an error that names the pair, never 1. `pairs` are the rates used.
 */
export function convert(from: string, to: string, rates: Rates): Conversion {
  const direct = step(from, to, rates)
  if (direct.ok || direct.reason === 'range') return direct
  const first = step(from, 'USD', rates)
  const second = step('USD', to, rates)
  if (!first.ok && !second.ok) return first.reason === 'range' ? first : second.reason === 'range' ? second : direct
  if (!first.ok) return first
  if (!second.ok) return second
  return { ok: true, rate: first.rate * second.rate, pairs: { ...first.pairs, ...second.pairs } }
}

function step(from: string, to: string, rates: Rates): Conversion {
  if (from === to) return { ok: true, rate: 1, pairs: {} }
  for (const [pair, inverse] of [
    [from + to, false],
    [to + from, true],
  ] as const) {
    const rate = Object.hasOwn(rates, pair) ? rates[pair] : undefined
    if (rate === undefined) continue
    const value = inverse ? 1 / rate : rate
    if (!(value > 0 && value < Infinity)) return { ok: false, pair, reason: 'range' }
    return { ok: true, rate: value, pairs: { [pair]: rate } }
  }
  return { ok: false, pair: from + to, reason: 'missing' }
}
