/** Sizes of one instrument: a pip in units of the quote currency, units of the base per lot, and the smallest lot increment. */
export interface Instrument {
  pip: number
  contractSize: number
  lotStep: number
}

const STANDARD_LOT = 100_000
const LOT_STEP = 0.01
const pipOfQuote: Record<string, number> = { JPY: 0.01, HUF: 0.01 }
/** Metals are measured in ounces; their pips are those most platforms show. */
const metals: Record<string, Pick<Instrument, 'pip' | 'contractSize'>> = {
  XAU: { pip: 0.01, contractSize: 100 },
  XAG: { pip: 0.001, contractSize: 5_000 },
}

/** Sizes of a pair such as `EURUSD`: pip 0.0001, 0.01 where JPY or HUF is the quote, metals from the table (decisions 6). */
export function instrumentOf(pair: string): Instrument {
  const metal = metals[pair.slice(0, 3)]
  if (metal) return { ...metal, lotStep: LOT_STEP }
  return { pip: pipOfQuote[pair.slice(3)] ?? 0.0001, contractSize: STANDARD_LOT, lotStep: LOT_STEP }
}

/** Pairs the calculators offer to choose from; any other of two currencies can be typed. */
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

export const offeredCurrencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'CAD', 'NZD', 'SGD', 'IDR', 'HUF'] as const
