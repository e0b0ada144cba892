import { sampleRates, sampleRatesBefore } from 'backend/rates/sample-rates'
import { isTrading, lastClose } from './market-hours.ts'
import { Random } from './random.ts'
import type { SampleClock } from './sample-clock.ts'

const HOUR_MS = 3_600_000
/** Typical move within an hour, as a share of the price, and how much of the distance from today's rate survives an hour. */
const STEP = 0.0004
const PERSISTENCE = 0.97

/** Not among the rates: dollars a barrel. */
const OIL = 71

type Rates = Readonly<Record<string, number>>
const rates: Rates = { ...sampleRates.rates, OIL }
const ratesBefore: Rates = { ...sampleRatesBefore, OIL: OIL * 0.994 }

export interface SampleQuotes {
  /** Price of a pair such as EURGBP or XAUUSD, or of OIL, at a moment not after the clock. */
  priceAt(symbol: string, at: Date): number
  /** The change since the close of the trading day before. */
  changeAt(symbol: string, at: Date): number
}

/**
 * Invented prices of the last `days`. They end at the site's sample rates, and the last trading day's close is the rate of the day before, so
 * that whatever names a price agrees with the rates that the site shows. Prices rest while markets are closed. Pairs without their own rate
 * are crosses of two that have one.
 */
export function createSampleQuotes(clock: SampleClock, days: number): SampleQuotes {
  const hours = days * 24 + 24 * 7
  const paths = new Map(Object.keys(rates).map(symbol => [symbol, pathOf(symbol, clock, hours)]))
  const ownPrice = (symbol: string, at: Date): number | undefined => {
    const path = paths.get(symbol)
    if (!path) return undefined
    const age = Math.min(Math.max((clock.now - at.getTime()) / HOUR_MS, 0), hours - 1)
    const [later, earlier] = [path[Math.floor(age)] ?? 1, path[Math.ceil(age)] ?? 1]
    return (rates[symbol] ?? NaN) * (later + (earlier - later) * (age % 1))
  }
  const inDollars = (currency: string, at: Date): number => {
    if (currency === 'USD') return 1
    const inverse = ownPrice(`USD${currency}`, at)
    const price = ownPrice(`${currency}USD`, at) ?? (inverse === undefined ? undefined : 1 / inverse)
    if (price === undefined) throw new Error(`the sample rates have no ${currency}`)
    return price
  }
  const priceAt = (symbol: string, at: Date): number =>
    ownPrice(symbol, at) ?? inDollars(symbol.slice(0, 3), at) / inDollars(symbol.slice(3), at)
  return { priceAt, changeAt: (symbol, at) => priceAt(symbol, at) - priceAt(symbol, lastClose(at)) }
}

/** A price by age in hours, relative to the rate now. */
function pathOf(symbol: string, clock: SampleClock, hours: number): number[] {
  const random = new Random(`quotes ${symbol}`)
  const path = [1]
  for (let age = 1; age < hours; age++) {
    const last = path[age - 1] ?? 1
    const moment = new Date(clock.now - age * HOUR_MS)
    path.push(isTrading(moment) ? 1 + (last - 1) * PERSISTENCE + random.around(0, STEP) : last)
  }
  // Bends the path so that the last close is the rate of the day before; the bend fades before it.
  const close = Math.max((clock.now - lastClose(new Date(clock.now)).getTime()) / HOUR_MS, 1)
  const found = path[Math.round(close)] ?? 1
  const wanted = (ratesBefore[symbol] ?? NaN) / (rates[symbol] ?? NaN)
  return path.map((share, age) => share + (wanted - found) * Math.min(age / close, PERSISTENCE ** (age - close)))
}
