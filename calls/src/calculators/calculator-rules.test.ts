import fc from 'fast-check'
import { difference, exact, floorToStep, toDouble } from './exact.ts'
import { exchangeAmount } from './exchange.ts'
import { brustRisk } from './brust-risk.ts'
import { requiredMargin } from './margin.ts'
import { pipValueOf } from './pip-value.ts'
import { positionSize } from './position.ts'
import { profitOf } from './profit.ts'
import { riskAndReturn } from './risk-and-return.ts'
import { stopOut } from './stop-out.ts'
import { swapOf } from './swap.ts'

// CALCULATIONS tries more, FC_SEED repeats a run (a failure prints its seed).
const settings = {
  numRuns: Number(process.env.CALCULATIONS ?? 100),
  ...(process.env.FC_SEED && { seed: Number(process.env.FC_SEED) }),
}
const holds = <Values extends [unknown, ...unknown[]]>(
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  rule: (...given: Values) => void,
) => fc.assert(fc.property(...values, rule), settings)

/** Numbers as people type them. */
const decimal = (max: number, decimals: number) =>
  fc.integer({ min: 1, max: max * 10 ** decimals }).map(value => Number((value / 10 ** decimals).toFixed(decimals)))
const price = decimal(200, 5)
const units = decimal(10_000_000, 2)
const side = fc.constantFrom('buy', 'sell')
const figure = (result: object, field: string): number => {
  const value = (result as Record<string, unknown>)[field]
  if (typeof value !== 'number') throw new Error(`No ${field}: ${JSON.stringify(result)}`)
  return value
}
const close = (value: number, expected: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-12)
const pair = { pair: 'EURUSD', account: 'USD' }

test('an amount exchanged to another currency and back is the same', () => {
  holds([units, price], (amount, rate) => {
    const there = exchangeAmount({ from: 'EUR', to: 'CHF', amount }, { EURCHF: rate })
    const back = exchangeAmount({ from: 'CHF', to: 'EUR', amount: figure(there, 'result') }, { EURCHF: rate })
    close(figure(back, 'result'), amount)
  })
})

test('a rate and its inverse pair give the same exchange, also through the dollar', () => {
  holds([units, price, price], (amount, first, second) => {
    const input = { from: 'EUR', to: 'JPY', amount }
    const direct = exchangeAmount(input, { EURUSD: first, USDJPY: second })
    const inverse = exchangeAmount(input, { USDEUR: 1 / first, JPYUSD: 1 / second })
    close(figure(inverse, 'result'), figure(direct, 'result'))
  })
})

test('a sale earns what a purchase between the same prices loses', () => {
  holds([units, price, price], (size, open, end) => {
    const of = (way: string) => profitOf({ ...pair, side: way, units: size, open, close: end }, {})
    for (const field of ['profit', 'profitQuote', 'pips'])
      expect(figure(of('sell'), field) + figure(of('buy'), field)).toBe(0)
    expect(Math.sign(figure(of('buy'), 'profit'))).toBe(Math.sign(end - open))
  })
})

test('ten times the units have ten times the profit, pip value and margin', () => {
  holds([units, price, price], (size, open, end) => {
    const of = (count: number) => [
      figure(profitOf({ ...pair, side: 'buy', units: count, open, close: end }, {}), 'profit'),
      figure(pipValueOf({ ...pair, units: count }, {}), 'pipValue'),
      figure(requiredMargin({ ...pair, units: count, price: open, leverage: 30 }, {}), 'margin'),
    ]
    const single = of(size)
    of(size * 10).forEach((value, index) => close(value, single[index]! * 10))
  })
})

test('sums of decimals are exact: a profit of whole pips has no rounding error', () => {
  holds([fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1000 })], (pips, cents) => {
    const [open, end] = [1, Number((1 + pips * 0.0001).toFixed(4))]
    const result = profitOf({ ...pair, side: 'buy', units: cents * 100, open, close: end }, {})
    expect(result).toMatchObject({ pips, profit: Number(((cents * pips) / 100).toFixed(2)) })
  })
})

test('0.1 × 3 is 0.3', () => {
  expect(exchangeAmount({ from: 'EUR', to: 'USD', amount: 0.1 }, { EURUSD: 3 })).toMatchObject({ result: 0.3 })
})

test('a position is the largest multiple of the lot step whose loss is within the risk', () => {
  holds(
    [decimal(100_000, 2), decimal(500, 1), fc.constantFrom(0.01, 0.1, 0.03, 1)],
    (riskAmount, stopPips, lotStep) => {
      const result = positionSize({ ...pair, riskAmount, stopPips, lotStep }, {})
      const steps = Math.round(figure(result, 'lots') / lotStep)
      const lossOf = (count: number) => exact(count).times(exact(lotStep)).times(10).times(exact(stopPips))
      expect(figure(result, 'lots')).toBe(toDouble(exact(steps).times(exact(lotStep))))
      expect(lossOf(steps).lte(exact(riskAmount)) && lossOf(steps + 1).gt(exact(riskAmount))).toBe(true)
    },
  )
})

test('rounding down to a third of a lot counts three thirds as one', () => {
  const third = exact(1).div(3)
  expect(toDouble(floorToStep(exact(1), third))).toBe(1)
  expect(toDouble(floorToStep(third.times(3), exact(1)))).toBe(1)
})

test('a difference beyond the hundredth digit is zero, at any magnitude; a greater one remains', () => {
  const threeThirds = exact(1).div(3).times(3)
  for (const size of [1, 1e-300, 1e300]) {
    expect(toDouble(difference(threeThirds.times(exact(size)), exact(size)))).toBe(0)
    expect(toDouble(difference(exact(size * 3), exact(size)))).toBeGreaterThan(size)
  }
})

const position = fc.record({
  side,
  units: decimal(100_000, 0),
  open: price,
  leverage: fc.integer({ min: 2, max: 1000 }),
  stopOutPct: fc.integer({ min: 0, max: 120 }),
  marginBasis: fc.constantFrom('fixed', 'marked'),
  account: fc.constantFrom('EUR', 'USD'),
})

test('at the stop price, the margin level is the stop-out level', () => {
  holds([position, decimal(3, 3)], (given, share) => {
    const { units: size, open, leverage, stopOutPct, marginBasis, account } = given
    const isBase = account === 'EUR'
    const worth = isBase ? size : size * open
    const balance = (worth / leverage) * (stopOutPct / 100) + worth * share
    const result = stopOut({ ...given, pair: 'EURUSD', balance }, {})
    if (!result.ok || result.stopPrice === null) return expect(result.ok).toBe(true)
    const change = (given.side === 'buy' ? 1 : -1) * size * (result.stopPrice - open)
    const equity = balance + (isBase ? change / result.stopPrice : change)
    const marked = marginBasis === 'marked' && !isBase ? result.stopPrice / open : 1
    const due = result.margin * marked * (stopOutPct / 100)
    expect(Math.abs(equity - due)).toBeLessThan(1e-9 * (balance + worth))
    expect(Math.abs(balance - equity - result.maxLoss)).toBeLessThan(1e-9 * (balance + worth))
  })
})

test('no price stops out a purchase with more balance than it can lose, nor such a sale in the base currency', () => {
  const bought = { ...pair, side: 'buy', units: 1000, open: 1.1, balance: 5000, leverage: 30, stopOutPct: 50 }
  expect(stopOut(bought, {})).toMatchObject({ ok: true, stopPrice: null, pipsToStop: null, maxLoss: 1100 })
  expect(stopOut({ ...bought, marginBasis: 'marked' }, {})).toMatchObject({ stopPrice: null, maxLoss: 1100 })
  expect(stopOut({ ...bought, account: 'EUR', side: 'sell' }, {})).toMatchObject({ stopPrice: null, maxLoss: 1000 })
})

test.each([
  ['the whole balance, marked', { account: 'GBP', side: 'buy', marginBasis: 'marked', units: 54, balance: 9 }],
  ['the margin rate, fixed', { account: 'USD', side: 'buy', units: 1, balance: 1.1 }],
  ['the margin rate, in the base currency', { account: 'EUR', side: 'sell', units: 1, balance: 1.1 }],
])('a fraction without end in %s leaves no tiny or huge stop price where none is reached', (_name, given) => {
  const input = { pair: 'EURUSD', open: 1, leverage: 3, stopOutPct: 30, ...given }
  expect(stopOut(input, { GBPUSD: 6 })).toMatchObject({ ok: true, stopPrice: null })
})

test('a balance that the stop-out level uses up at once is refused with the smallest possible one', () => {
  const result = stopOut({ ...pair, side: 'buy', units: 3000, open: 1, balance: 50, leverage: 30, stopOutPct: 50 }, {})
  expect(result).toEqual({ ok: false, faults: [{ field: 'balance', fault: 'range', above: 50 }] })
})

test('with the break-even win rate the expectancy is zero, and the required gain restores the account', () => {
  holds([decimal(50, 2), decimal(99, 2)], (ratio, lossPct) => {
    const winRatePct = figure(riskAndReturn({ rewardToRisk: ratio }), 'breakEvenWinRatePct')
    const { expectancyR } = riskAndReturn({ winRatePct, avgWin: ratio, avgLoss: 1 }) as { expectancyR: number }
    expect(Math.abs(expectancyR)).toBeLessThan(1e-12 * (1 + ratio))
    const gain = figure(riskAndReturn({ lossPct }), 'requiredGainPct')
    close((1 - lossPct / 100) * (1 + gain / 100), 1)
  })
})

/** Any number at all, the extremes of a double included. */
const anything = fc.oneof(fc.double(), fc.constantFrom(0, -0, 1e308, 5e-324, Infinity, NaN, undefined, 1, 100))

test('no input makes a formula answer with Infinity or NaN', () => {
  const fields = [
    ...['balance', 'riskPct', 'riskAmount', 'stopPips', 'stopDistance', 'pipSize', 'contractSize', 'lotStep', 'units'],
    ...[
      'open',
      'close',
      'margin',
      'price',
      'leverage',
      'marginRate',
      'rate',
      'lots',
      'nights',
      'pointSize',
      'dayBasis',
    ],
    ...['entry', 'stop', 'target', 'rewardToRisk', 'winRatePct', 'avgWin', 'avgLoss', 'lossPct', 'stopOutPct'],
    ...['equity', 'floating', 'usedMargin', 'amount'],
  ]
  const numbers = fc.record(Object.fromEntries(fields.map(field => [field, anything])), { requiredKeys: [] })
  const choices = fc.record({
    pair: fc.constantFrom('EURUSD', 'USDJPY', 'XAUUSD', 'US30', 'toString'),
    account: fc.constantFrom('USD', 'EUR', 'JPY'),
    side,
    mode: fc.constantFrom('points', 'percent', 'currency'),
    marginIn: fc.constantFrom('base', 'quote'),
    marginBasis: fc.constantFrom('fixed', 'marked'),
    from: fc.constant('EUR'),
    to: fc.constant('JPY'),
  })
  const formulas = [
    positionSize,
    profitOf,
    pipValueOf,
    requiredMargin,
    swapOf,
    brustRisk,
    stopOut,
    riskAndReturn,
    exchangeAmount,
  ]
  holds([numbers, choices, anything, anything], (given, chosen, eurusd = 1.1, usdjpy = 150) => {
    for (const formula of formulas) {
      const result = formula({ ...given, ...chosen } as never, { EURUSD: eurusd, USDJPY: usdjpy })
      if (!result.ok) expect(result.faults.length).toBeGreaterThan(0)
      else
        for (const value of Object.values(result))
          if (typeof value === 'number') expect(value).toBe(Number.isFinite(value) ? value : 'finite')
    }
  })
})
