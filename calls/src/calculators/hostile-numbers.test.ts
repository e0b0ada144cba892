import { exchangeAmount } from './exchange.ts'
import type { Outcome } from './faults.ts'
import type { Rates } from './conversion.ts'
import { marginLevel } from './margin-level.ts'
import { requiredMargin } from './margin.ts'
import { pipValueOf } from './pip-value.ts'
import { profitOf } from './profit.ts'
import { riskAndReturn } from './risk-and-return.ts'
import { stopOut } from './stop-out.ts'
import { swapOf } from './swap.ts'

/** The formulas as one page calls them: any fields, any rates. */
type Formula = (input: never, rates: Rates) => Outcome<object, string>
const pair = { pair: 'EURUSD', account: 'USD' }
const trade = { ...pair, side: 'buy', units: 1000, open: 1.1 }

/** A valid input of each formula, and its numbers that have to be above zero. */
const sound: [name: string, formula: Formula, input: object, sizes: string[]][] = [
  [
    'profit',
    profitOf,
    { ...trade, close: 1.2, pipSize: 0.0001, margin: 50 },
    ['units', 'open', 'close', 'pipSize', 'margin'],
  ],
  ['pip value', pipValueOf, { ...pair, units: 1000, pipSize: 0.0001 }, ['units', 'pipSize']],
  ['margin', requiredMargin, { ...pair, units: 1000, price: 1.1, leverage: 30 }, ['units', 'price', 'leverage']],
  ['margin at a rate', requiredMargin, { ...pair, units: 1000, price: 1.1, marginRate: 0.02 }, ['marginRate']],
  [
    'swap',
    swapOf,
    { ...pair, mode: 'percent', rate: -3, lots: 1, nights: 2, contractSize: 10, pointSize: 1, price: 9, dayBasis: 365 },
    ['lots', 'nights', 'contractSize', 'pointSize', 'price', 'dayBasis'],
  ],
  ['risk of a trade', riskAndReturn, { side: 'buy', entry: 2, stop: 1, target: 4 }, ['entry', 'stop', 'target']],
  ['ratio', riskAndReturn, { rewardToRisk: 2 }, ['rewardToRisk']],
  ['expectancy', riskAndReturn, { winRatePct: 40, avgWin: 2, avgLoss: 1 }, ['avgWin', 'avgLoss']],
  ['recovery', riskAndReturn, { lossPct: 20 }, ['lossPct']],
  [
    'stop-out',
    stopOut,
    { ...trade, balance: 100, leverage: 30, stopOutPct: 50, pipSize: 0.0001 },
    ['units', 'open', 'balance', 'leverage', 'pipSize'],
  ],
  ['margin level', marginLevel, { balance: 100, floating: -20, usedMargin: 40 }, ['balance', 'usedMargin']],
  ['exchange', exchangeAmount, { from: 'EUR', to: 'EUR', amount: 5 }, ['amount']],
]

const faultsOf = (formula: Formula, input: object, rates: Rates = {}) => {
  const result = formula(input as never, rates)
  return result.ok ? [] : result.faults.map(({ field, fault }) => [field, fault])
}

test.each(sound)('the %s formula accepts its example', (_name, formula, input) => {
  expect(faultsOf(formula, input)).toEqual([])
})

const hostile = [0, -1, NaN, Infinity, -Infinity]
const cases = sound.flatMap(([name, formula, input, sizes]) =>
  sizes.map(field => [name, field, formula, input] as const),
)

test.each(cases)('the %s formula refuses every impossible %s at that field', (_name, field, formula, input) => {
  const found = hostile.map(value => faultsOf(formula, { ...input, [field]: value }))
  expect(found).toEqual(hostile.map(() => [[field, 'range']]))
})

test.each([
  ['a floating profit', marginLevel, { balance: 100, floating: NaN, usedMargin: 40 }, 'floating'],
  ['an equity', marginLevel, { equity: Infinity, usedMargin: 40 }, 'equity'],
  ['a swap rate', swapOf, { mode: 'currency', rate: NaN, lots: 1, nights: 1 }, 'rate'],
  ['a win rate below 0', riskAndReturn, { winRatePct: -1, avgWin: 1, avgLoss: 1 }, 'winRatePct'],
  ['a win rate above 100', riskAndReturn, { winRatePct: 100.1, avgWin: 1, avgLoss: 1 }, 'winRatePct'],
  ['a loss of the whole account', riskAndReturn, { lossPct: 100 }, 'lossPct'],
  ['a leverage below 1', requiredMargin, { ...pair, units: 1, price: 1, leverage: 0.5 }, 'leverage'],
  ['a margin rate above 1', requiredMargin, { ...pair, units: 1, price: 1, marginRate: 1.5 }, 'marginRate'],
  ['a negative stop-out level', stopOut, { ...trade, balance: 9, leverage: 30, stopOutPct: -1 }, 'stopOutPct'],
  ['a product that overflows', pipValueOf, { ...pair, units: 1e308, pipSize: 1e10 }, 'units'],
  ['a product that underflows', pipValueOf, { ...pair, units: 1e-10, pipSize: 5e-324 }, 'pipSize'],
  ['a profit that overflows', profitOf, { ...trade, units: 1e308, close: 1e30 }, 'units'],
  ['a ratio that overflows', riskAndReturn, { winRatePct: 50, avgWin: 1e200, avgLoss: 1e-250 }, 'avgLoss'],
  ['a level that overflows', marginLevel, { equity: 1e300, usedMargin: 1e-100 }, 'equity'],
] as [string, Formula, object, string][])(
  '%s that is impossible is refused at its field',
  (_name, formula, input, field) => {
    expect(faultsOf(formula, input)).toEqual([[field, 'range']])
  },
)

test.each([
  ['no pair', profitOf, { ...trade, close: 1.2, pair: undefined }, [['pair', 'missing']]],
  ['a pair of one currency', pipValueOf, { ...pair, pair: 'USDUSD', units: 1 }, [['pair', 'form']]],
  ['an unknown index', pipValueOf, { ...pair, pair: 'ZZ100', units: 1 }, [['pair', 'form']]],
  ['a property of every object as index', pipValueOf, { ...pair, pair: 'toString', units: 1 }, [['pair', 'form']]],
  ['an unknown side', profitOf, { ...trade, side: 'hold', close: 1.2 }, [['side', 'form']]],
  ['no leverage', requiredMargin, { ...pair, units: 1, price: 1 }, [['leverage', 'missing']]],
  [
    'a leverage and a margin rate',
    requiredMargin,
    { ...pair, units: 1, price: 1, leverage: 5, marginRate: 0.2 },
    [['marginRate', 'both']],
  ],
  [
    'an index margined in its base',
    requiredMargin,
    { pair: 'US30', account: 'USD', units: 1, leverage: 5, marginIn: 'base' },
    [['marginIn', 'form']],
  ],
  ['a part of a night', swapOf, { mode: 'currency', rate: 1, lots: 1, nights: 1.5 }, [['nights', 'form']]],
  [
    'swap points without a pair or sizes',
    swapOf,
    { mode: 'points', rate: 1, lots: 1, nights: 1 },
    [
      ['contractSize', 'missing'],
      ['pointSize', 'missing'],
    ],
  ],
  [
    'a swap account without a pair',
    swapOf,
    { mode: 'points', rate: 1, lots: 1, nights: 1, contractSize: 1, pointSize: 1, account: 'EUR' },
    [['pair', 'missing']],
  ],
  ['a ratio and a loss', riskAndReturn, { rewardToRisk: 2, lossPct: 5 }, [['lossPct', 'both']]],
  ['nothing', riskAndReturn, {}, [['rewardToRisk', 'missing']]],
  [
    'an average win alone',
    riskAndReturn,
    { avgWin: 5 },
    [
      ['winRatePct', 'missing'],
      ['avgLoss', 'missing'],
    ],
  ],
  [
    'an account that is the base, said to be the quote',
    stopOut,
    { ...trade, account: 'EUR', balance: 9, leverage: 30, stopOutPct: 50, accountIs: 'quote' },
    [['accountIs', 'form']],
  ],
  ['an equity and a balance', marginLevel, { equity: 1, balance: 1, usedMargin: 1 }, [['equity', 'both']]],
  ['a balance without a floating profit', marginLevel, { balance: 1, usedMargin: 1 }, [['floating', 'missing']]],
  ['a currency of four letters', exchangeAmount, { from: 'EURO', to: 'USD', amount: 1 }, [['from', 'form']]],
] as [string, Formula, object, string[][]][])(
  'a calculation with %s names the field',
  (_name, formula, input, faults) => {
    expect(faultsOf(formula, input)).toEqual(faults)
  },
)

test.each([
  ['buy', 1.2, 1.3, [['stop', 'side']]],
  [
    'buy',
    1.1,
    1.1,
    [
      ['stop', 'side'],
      ['target', 'side'],
    ],
  ],
  [
    'sell',
    1,
    1.3,
    [
      ['stop', 'side'],
      ['target', 'side'],
    ],
  ],
  ['sell', 1.2, 1, []],
])('to %s at 1.1, a stop at %p and a target at %p give the faults %j', (side, stop, target, faults) => {
  expect(faultsOf(riskAndReturn, { side, entry: 1.1, stop, target })).toEqual(faults)
})

test.each([
  ['profit', profitOf, { ...trade, account: 'IDR', close: 1.2 }, 'USDIDR'],
  ['pip value', pipValueOf, { ...pair, account: 'IDR', units: 1 }, 'USDIDR'],
  ['margin without a price', requiredMargin, { ...pair, pair: 'XAUUSD', units: 1, leverage: 5 }, 'XAUUSD'],
  ['margin of an index without a price', requiredMargin, { ...pair, pair: 'US30', units: 1, leverage: 5 }, 'US30'],
  ['swap in percent without a price', swapOf, { ...pair, mode: 'percent', rate: 1, lots: 1, nights: 1 }, 'EURUSD'],
  ['stop-out', stopOut, { ...trade, account: 'IDR', balance: 9, leverage: 30, stopOutPct: 50 }, 'USDIDR'],
  ['exchange', exchangeAmount, { from: 'EUR', to: 'JPY', amount: 1 }, 'EURJPY'],
] as [string, Formula, object, string][])(
  'the %s formula names the pair of a missing rate, and of an impossible one',
  (_name, formula, input, needed) => {
    expect(formula(input as never, {})).toEqual({
      ok: false,
      faults: [{ field: 'rates', fault: 'rate', pair: needed }],
    })
    const impossible = [0, -1, NaN, Infinity].map(rate => formula(input as never, { [needed]: rate }))
    expect(impossible).toEqual(
      impossible.map(() => ({ ok: false, faults: [{ field: 'rates', fault: 'range', pair: needed }] })),
    )
  },
)

test('a rate that makes the result overflow is at fault', () => {
  const result = exchangeAmount({ from: 'EUR', to: 'USD', amount: 1e10 }, { EURUSD: 1e300 })
  expect(result).toEqual({ ok: false, faults: [{ field: 'rates', fault: 'range', pair: 'EURUSD' }] })
})
