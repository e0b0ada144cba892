import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  strictObject,
  string,
  union,
  withDefault,
} from 'shared-state/schema'
import { instant, mapOf, matching } from './entities/fields.ts'

const section = 'Tools'
const currency = matching(/^[A-Z]{3}$/, 3)
/** Two currencies, or the name of an index such as `US500` (calculators/instruments.ts). */
const pair = matching(/^([A-Z]{6}|[A-Z]{2,3}\d{2,3})$/, 6)
const side = oneOf(['buy', 'sell'])
const given = optional(number())

/** Rates by pair, e.g. `{"GBPUSD": 1.75}`. */
const rates = optional(mapOf(pair, number(), 50))

/** The rates used: the caller's own, or the site's reference rates with their date. */
export const ratesUsed = object({ pairs: record(string(), number()), source: string(), at: nullable(instant) })

/** A calculation. It is a public POST that writes nothing; ranges and either-or rules are those of its module in calculators/. */
const calculation = { section, scope: 'public', method: 'POST', repeat: 'reads' } as const

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

/** Position size (calculators/position.ts). */
export const forextoolsPosition = declareCall({
  ...calculation,
  name: 'forextools.position',
  input: strictObject({
    pair,
    account: currency,
    balance: given,
    riskPct: given,
    riskAmount: given,
    stopPips: given,
    stopDistance: given,
    pipSize: given,
    contractSize: given,
    lotStep: given,
    rates,
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

/** Risk and return (calculators/risk-and-return.ts): the answer has the fields that follow from the given ones. Needs no rate. */
export const forextoolsRiskandreturn = declareCall({
  ...calculation,
  name: 'forextools.riskandreturn',
  input: strictObject({
    side: optional(side),
    entry: given,
    stop: given,
    target: given,
    rewardToRisk: given,
    winRatePct: given,
    avgWin: given,
    avgLoss: given,
    lossPct: given,
  }),
  output: object({
    risk: given,
    reward: given,
    rewardToRisk: given,
    breakEvenWinRatePct: given,
    expectancy: given,
    expectancyR: given,
    requiredGainPct: given,
  }),
})

/** Liquidation (calculators/stop-out.ts), or the margin level (calculators/margin-level.ts) where `usedMargin` or `equity` is given. */
export const forextoolsBrustrisk = declareCall({
  ...calculation,
  name: 'forextools.brustrisk',
  input: strictObject({
    pair: optional(pair),
    account: optional(currency),
    side: optional(side),
    units: given,
    open: given,
    balance: given,
    leverage: given,
    marginRate: given,
    stopOutPct: given,
    marginBasis: optional(oneOf(['fixed', 'marked'])),
    accountIs: optional(oneOf(['quote', 'base'])),
    pipSize: given,
    rates,
    equity: given,
    floating: given,
    usedMargin: given,
  }),
  output: union([
    object({
      margin: number(),
      stopPrice: nullable(number()),
      pipsToStop: nullable(number()),
      maxLoss: number(),
      ratesUsed,
    }),
    object({ equity: number(), freeMargin: number(), marginLevelPct: number(), ratesUsed }),
  ]),
})

/** Profit of a trade (calculators/profit.ts). */
export const forextoolsProfit = declareCall({
  ...calculation,
  name: 'forextools.profit',
  input: strictObject({
    pair,
    side,
    units: number(),
    open: number(),
    close: number(),
    account: currency,
    pipSize: given,
    margin: given,
    rates,
  }),
  output: object({ profitQuote: number(), profit: number(), pips: number(), returnOnMarginPct: given, ratesUsed }),
})

/** Value of a pip (calculators/pip-value.ts). */
export const forextoolsPip = declareCall({
  ...calculation,
  name: 'forextools.pip',
  input: strictObject({ pair, account: currency, units: number(), pipSize: given, rates }),
  output: object({ pipValue: number(), ratesUsed }),
})

/** Required margin (calculators/margin.ts). */
export const forextoolsMargin = declareCall({
  ...calculation,
  name: 'forextools.margin',
  input: strictObject({
    pair,
    account: currency,
    units: number(),
    price: given,
    leverage: given,
    marginRate: given,
    marginIn: withDefault(oneOf(['quote', 'base']), 'quote'),
    rates,
  }),
  output: object({ margin: number(), ratesUsed }),
})

/** Swap (calculators/swap.ts). */
export const forextoolsSwap = declareCall({
  ...calculation,
  name: 'forextools.swap',
  input: strictObject({
    mode: oneOf(['points', 'percent', 'currency']),
    rate: number(),
    lots: number(),
    nights: number(),
    contractSize: given,
    pointSize: given,
    price: given,
    dayBasis: given,
    pair: optional(pair),
    account: optional(currency),
    rates,
  }),
  output: object({ swap: number(), ratesUsed }),
})

/** An amount in another currency (calculators/exchange.ts). */
export const currencyExchangechange = declareCall({
  ...calculation,
  name: 'currency.exchangechange',
  path: 'currency/exchange/change-v1',
  input: strictObject({ from: currency, to: currency, amount: number(), rates }),
  output: object({ amount: number(), rate: number(), result: number(), ratesUsed }),
})
