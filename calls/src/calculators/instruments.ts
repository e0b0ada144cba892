export type InstrumentKind = 'forex' | 'metal' | 'index' | 'crypto'

/** Sizes of one instrument. Prices are in the quote currency. */
export interface Instrument {
  kind: InstrumentKind
  /** Currency, metal or coin of one unit; undefined for an index, whose unit is one contract for its level. */
  base?: string
  quote: string
  /** In units of the quote currency. */
  pip: number
  /** The smallest step of a price that most platforms show; swap points count it. */
  point: number
  /** Units of the base, or of an index, per lot. */
  contractSize: number
  /** The smallest lot increment. */
  lotStep: number
}

const STANDARD_LOT = 100_000
const LOT_STEP = 0.01
const POINTS_PER_PIP = 10
const pipOfQuote: Readonly<Record<string, number>> = { JPY: 0.01, HUF: 0.01 }

/** Metals are measured in ounces; their pips are those most platforms show. */
const metals: Readonly<Record<string, { pip: number; contractSize: number }>> = {
  XAU: { pip: 0.01, contractSize: 100 },
  XAG: { pip: 0.001, contractSize: 5_000 },
  XPT: { pip: 0.01, contractSize: 100 },
  XPD: { pip: 0.01, contractSize: 100 },
}

/** One lot is one coin. */
const coins = new Set(['BTC', 'ETH', 'LTC', 'BCH', 'SOL'])
const COIN_PIP = 0.01

/** An index has a name instead of a pair, and its currency. One lot is one contract: a move of one index point is worth one unit of it. */
const indices: Readonly<Record<string, string>> = {
  US30: 'USD',
  US500: 'USD',
  US100: 'USD',
  GER40: 'EUR',
  EU50: 'EUR',
  FRA40: 'EUR',
  UK100: 'GBP',
  JP225: 'JPY',
  AUS200: 'AUD',
  HK50: 'HKD',
}
const INDEX_PIP = 1
const INDEX_POINT = 0.01

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** A symbol is the name of an index in the table, or two different codes of three letters: `US500`, `EURUSD`, `XAUUSD`, `BTCUSD`. */
export const isSymbol = (symbol: string): boolean =>
  own(indices, symbol) !== undefined || (/^[A-Z]{6}$/.test(symbol) && symbol.slice(0, 3) !== symbol.slice(3))

/**
 * The instrument of a symbol (decisions 6): pip 0.0001, 0.01 where JPY or HUF is the quote; metals, coins and indices from the table.
 * Brokers differ in the sizes of all but forex and metals, so calculators let users replace them. `symbol` passed `isSymbol`.
 */
export function instrumentOf(symbol: string): Instrument {
  const currency = own(indices, symbol)
  if (currency)
    return { kind: 'index', quote: currency, pip: INDEX_PIP, point: INDEX_POINT, contractSize: 1, lotStep: LOT_STEP }
  const [base, quote] = [symbol.slice(0, 3), symbol.slice(3)]
  const metal = own(metals, base)
  if (metal) return { kind: 'metal', base, quote, ...metal, point: metal.pip, lotStep: LOT_STEP }
  if (coins.has(base))
    return { kind: 'crypto', base, quote, pip: COIN_PIP, point: COIN_PIP, contractSize: 1, lotStep: LOT_STEP }
  const pip = own(pipOfQuote, quote) ?? 0.0001
  // Decimal: 0.0001 / 10 is not the double that 0.00001 is.
  const point = Number((pip / POINTS_PER_PIP).toPrecision(1))
  return { kind: 'forex', base, quote, pip, point, contractSize: STANDARD_LOT, lotStep: LOT_STEP }
}

/** Currency pairs and metals the calculators offer to choose from; any other of two currencies can be typed. */
export const offeredPairs = [
  'EURUSD',
  'GBPUSD',
  'USDJPY',
  'USDCHF',
  'AUDUSD',
  'USDCAD',
  'NZDUSD',
  'EURGBP',
  'EURJPY',
  'GBPJPY',
  'EURCHF',
  'AUDJPY',
  'CADJPY',
  'EURAUD',
  'GBPAUD',
  'AUDNZD',
  'USDSGD',
  'USDIDR',
  'USDHUF',
  'XAUUSD',
  'XAGUSD',
] as const

/** Every symbol the calculators offer. Metals, coins and indices have no reference rate unless the site has a source for them. */
export const offeredSymbols: readonly string[] = [
  ...offeredPairs,
  'XPTUSD',
  'XPDUSD',
  ...Object.keys(indices),
  ...[...coins].map(coin => `${coin}USD`),
]

export const offeredCurrencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'CAD', 'NZD', 'SGD', 'IDR', 'HUF'] as const
