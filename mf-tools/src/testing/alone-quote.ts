import { homefucHoldposition, homefucRatehistory, homefucSymbol } from 'calls/market-figures'
import { mockAnswer } from 'shared-state/contract/area-alone'

const DAY_MS = 86_400_000
const symbols = [
  { symbol: 'EURUSD', name: 'Euro / US Dollar', rate: 1.0842, changePct: 0.21 },
  { symbol: 'USDJPY', name: 'US Dollar / Japanese Yen', rate: 151.3, changePct: -0.4 },
  { symbol: 'XAUUSD', name: 'Gold / US Dollar', rate: 4050, changePct: null },
]
const marks = (now: number) => ({ at: new Date(now).toISOString(), source: 'Sample rates', kind: 'sample' as const })

/** Three pairs, two of them with a history. */
export const quoteAnswers = [
  mockAnswer(homefucSymbol, ({ now }) => ({
    items: symbols.map(one => ({ ...one, bid: null, ask: null, ...marks(now) })),
  })),
  mockAnswer(homefucRatehistory, ({ now }) => ({
    days: Array.from({ length: 60 }, (_, n) => new Date(now - (59 - n) * DAY_MS).toISOString().slice(0, 10)),
    items: symbols.slice(0, 2).map(({ symbol, rate }) => ({
      symbol,
      rates: Array.from({ length: 60 }, (_, n) => rate * (1 + Math.sin(n / 7) / 50)),
    })),
    ...marks(now),
    positions: true,
  })),
  mockAnswer(homefucHoldposition, ({ now }) => ({
    items: symbols.slice(0, 2).map(({ symbol }) => ({
      symbol,
      longPct: 62,
      shortPct: 38,
      at: new Date(now).toISOString(),
      source: 'Sample positions',
      sample: true,
    })),
  })),
]
