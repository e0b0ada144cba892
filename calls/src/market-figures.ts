import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  int,
  nullable,
  number,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { anyOf, instant, matching, num } from './entities/fields.ts'
import { itemsOf } from './entities/page.ts'

const section = 'Home and shell'
const symbol = matching(/^[A-Z]{6}$/, 6)

/** Reference rates are published once a working day, none can be traded at; sample rates are invented. */
const rateKind = oneOf(['reference', 'sample'])

/**
 * Rates of pairs such as EURUSD, those the calculators offer unless told; pairs without a rate are left out. A reference rate
 * has no spread: `bid` and `ask` are the same. `changePct` against the day before it, null where that is not known.
 */
export const homefucSymbol = declareCall({
  name: 'homefuc.symbol',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ symbols: anyOf(symbol) }),
  output: itemsOf(
    object({
      symbol: string(),
      name: string(),
      bid: number(),
      ask: number(),
      changePct: nullable(number()),
      at: instant,
      source: string(),
      kind: rateKind,
    }),
  ),
})

/** Pairs by how far they moved from one day to the next: either way, or only those that rose or fell. */
export const homefucMotion = declareCall({
  name: 'homefuc.motion',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ num, order: withDefault(oneOf(['abs', 'up', 'down']), 'abs') }),
  output: itemsOf(
    object({ symbol: string(), name: string(), changePct: number(), at: instant, source: string(), kind: rateKind }),
  ),
})

/** Share of open positions, long and short. No source of such figures is free to use, so no site of this version has one. */
export const homefucHoldposition = declareCall({
  name: 'homefuc.holdposition',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ symbol: optional(symbol) }),
  output: itemsOf(object({ symbol: string(), longPct: number(), shortPct: number(), at: instant, sample: boolean() })),
})

/** Currencies that the site knows a rate of, and those the calculators offer, by code. `decimals`: of a price in it. */
export const currencyList = declareCall({
  name: 'currency.list',
  section: 'Tools',
  scope: 'public',
  method: 'GET',
  cacheMinutes: 20,
  input: strictObject({}),
  output: object({
    items: array(object({ code: string(), name: string(), symbol: string(), decimals: int(), flag: string() })),
  }),
})
