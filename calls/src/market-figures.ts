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
import { anyOf, instant, matching, num, whole } from './entities/fields.ts'
import { itemsOf } from './entities/page.ts'

const section = 'Home and shell'
const symbol = matching(/^[A-Z]{6}$/, 6)

/** Reference rates are published once per working day and cannot be traded; sample rates are invented. */
const rateKind = oneOf(['reference', 'sample'])

/**
 * Rates of pairs such as EURUSD, by default those the calculators offer; pairs without a rate are left out. `rate` is the
 * mid rate of the day. `bid` and `ask` are null, since no source of this site has prices to trade at (decision 101). `changePct` is relative to
 * the previous day, null where that is unknown.
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
      rate: number(),
      bid: nullable(number()),
      ask: nullable(number()),
      changePct: nullable(number()),
      at: instant,
      source: string(),
      kind: rateKind,
    }),
  ),
})

/**
 * Rates of the last `days`, by default of the pairs that the calculators offer; pairs without rates are left out. `days` of the answer are those
 * with rates, oldest first; a pair's `rates` follow them, null where one is missing. `positions`: homefuc.holdposition has data.
 */
export const homefucRatehistory = declareCall({
  name: 'homefuc.ratehistory',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ symbols: anyOf(symbol), days: withDefault(whole(1, 90), 90) }),
  output: object({
    days: array(string()),
    items: array(object({ symbol: string(), rates: array(nullable(number())) })),
    at: instant,
    source: string(),
    kind: rateKind,
    positions: boolean(),
  }),
})

/** Pairs by the size of their daily move: in either direction, or only those that rose or fell. */
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

/**
 * Shares of long and short open positions, in percent, as published by `source`; they are no forecast. `sample`: the source has invented
 * them. 501/5010 where the setting POSITIONS_URL is missing.
 */
export const homefucHoldposition = declareCall({
  name: 'homefuc.holdposition',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ symbol: optional(symbol) }),
  output: itemsOf(
    object({
      symbol: string(),
      longPct: number(),
      shortPct: number(),
      at: instant,
      source: string(),
      sample: boolean(),
    }),
  ),
})

/** Currencies with a known rate, and those the calculators offer, by code. `decimals` is the number of decimals of a price. */
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
