import { exact, toDouble } from './exact.ts'
import type { Exact } from './exact.ts'

/** Rates by pair: `{"GBPUSD": 1.75}` says that one pound is 1.75 dollars. */
export type Rates = Readonly<Record<string, number>>

/** `pair` is the rate that is missing or out of range. */
export type MissingRate = { ok: false; pair: string; reason: 'missing' | 'range' }
export type Conversion = { ok: true; rate: number; pairs: Record<string, number> } | MissingRate
export type ExactConversion = { ok: true; rate: Exact; pairs: Record<string, number> } | MissingRate

/**
 * Rate from one currency to another (decisions 6): 1 if they are the same; × FROMTO; ÷ TOFROM; else through USD. A missing
 * rate is an error that names the pair, never 1. `pairs` are the rates used.
 */
export function convert(from: string, to: string, rates: Rates): Conversion {
  const conversion = convertExactly(from, to, rates)
  return conversion.ok ? { ...conversion, rate: toDouble(conversion.rate) } : conversion
}

/** Like `convert`, with a rate for exact arithmetic. */
export function convertExactly(from: string, to: string, rates: Rates): ExactConversion {
  const direct = step(from, to, rates)
  if (direct.ok || direct.reason === 'range') return direct
  const first = step(from, 'USD', rates)
  const second = step('USD', to, rates)
  if (!first.ok && !second.ok) return first.reason === 'range' ? first : second.reason === 'range' ? second : direct
  if (!first.ok) return first
  if (!second.ok) return second
  const rate = first.rate.times(second.rate)
  if (!isRate(toDouble(rate))) return { ok: false, pair: Object.keys(second.pairs)[0] ?? from + to, reason: 'range' }
  return { ok: true, rate, pairs: { ...first.pairs, ...second.pairs } }
}

const isRate = (value: number): boolean => value > 0 && value < Infinity

function step(from: string, to: string, rates: Rates): ExactConversion {
  if (from === to) return { ok: true, rate: exact(1), pairs: {} }
  for (const [pair, inverse] of [
    [from + to, false],
    [to + from, true],
  ] as const) {
    const given = Object.hasOwn(rates, pair) ? rates[pair] : undefined
    if (given === undefined) continue
    if (!isRate(given)) return { ok: false, pair, reason: 'range' }
    const rate = inverse ? exact(1).div(exact(given)) : exact(given)
    if (!isRate(toDouble(rate))) return { ok: false, pair, reason: 'range' }
    return { ok: true, rate, pairs: { [pair]: given } }
  }
  return { ok: false, pair: from + to, reason: 'missing' }
}
