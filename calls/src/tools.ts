import { declareCall } from 'shared-state/api/declare-call'
import { array, boolean, nullable, number, object, optional, record, strictObject, string } from 'shared-state/schema'
import { instant, mapOf, matching } from './entities/fields.ts'

const section = 'Tools'
const currency = matching(/^[A-Z]{3}$/, 3)
const pair = matching(/^[A-Z]{6}$/, 6)

/** Rates by pair, e.g. `{"GBPUSD": 1.75}`. */
const rates = mapOf(pair, number(), 50)

/** The rates used: the caller's own, or the site's reference rates with their date. */
const ratesUsed = object({ pairs: record(string(), number()), source: string(), at: nullable(instant) })

/** `configured` is false where the site holds no reference rates: callers then have to send their own. */
export const forextoolsIndexinit = declareCall({
  name: 'forextools.indexinit',
  path: 'forextools/index/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({
    tools: array(object({ code: string(), name: string(), url: string() })),
    pairs: array(object({ pair: string(), pip: number(), contractSize: number(), lotStep: number() })),
    currencies: array(string()),
    rates: record(string(), number()),
    ratesAt: nullable(instant),
    source: nullable(string()),
    configured: boolean(),
  }),
})

/** Position size (decisions 6). Ranges and either-or rules are those of calculators/position.ts. */
export const forextoolsPosition = declareCall({
  name: 'forextools.position',
  section,
  scope: 'public',
  method: 'POST',
  repeat: 'reads',
  input: strictObject({
    pair,
    account: currency,
    balance: optional(number()),
    riskPct: optional(number()),
    riskAmount: optional(number()),
    stopPips: optional(number()),
    stopDistance: optional(number()),
    pipSize: optional(number()),
    contractSize: optional(number()),
    lotStep: optional(number()),
    rates: optional(rates),
  }),
  output: object({
    riskAmount: number(),
    units: number(),
    lots: number(),
    pipValuePerLot: number(),
    belowMinimum: boolean(),
    ratesUsed,
  }),
})
