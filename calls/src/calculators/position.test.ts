import { positionSize } from './position.ts'

const input = { pair: 'EURUSD', account: 'USD', balance: 5000, riskPct: 1, stopPips: 18 }

test('a risk of 50 dollars at 18 pips on EURUSD is 0.27 lots', () => {
  const size = positionSize(input, {})
  expect(size).toMatchObject({ ok: true, riskAmount: 50, lots: 0.27, belowMinimum: false, pairs: {} })
  if (!size.ok) return
  expect(size.units).toBeCloseTo(27_777.777, 2)
  expect(size.pipValuePerLot).toBeCloseTo(10, 10)
})

test('a stop distance gives the same position size as its pips, and a JPY pip is 0.01', () => {
  const pips = positionSize({ pair: 'USDJPY', account: 'JPY', riskAmount: 50_000, stopPips: 50 }, {})
  const distance = positionSize({ pair: 'USDJPY', account: 'JPY', riskAmount: 50_000, stopDistance: 0.5 }, {})
  expect(pips).toMatchObject({ ok: true, lots: 1 })
  expect(distance).toMatchObject({ ok: true, lots: 1 })
})

test.each([
  ['the direct rate', { GBPUSD: 1.25 }, 'EURGBP', 'USD', { GBPUSD: 1.25 }],
  ['the inverse rate', { USDGBP: 0.8 }, 'EURGBP', 'USD', { USDGBP: 0.8 }],
  ['two rates through USD', { GBPUSD: 1.25, USDIDR: 16_000 }, 'EURGBP', 'IDR', { GBPUSD: 1.25, USDIDR: 16_000 }],
])('the position size converts the quote currency by %s', (_name, rates, pair, account, used) => {
  const q = account === 'IDR' ? 20_000 : 1.25
  const size = positionSize({ pair, account, riskAmount: 1000 * q, stopPips: 100 }, rates)
  expect(size).toMatchObject({ ok: true, lots: 1, pairs: used })
})

test.each([
  ['lots are rounded down', { riskAmount: 9.99, stopPips: 10 }, 0.09],
  ['a whole number of lot steps is not reduced', { riskAmount: 29, stopPips: 10 }, 0.29],
  ['a size of 0.3 lots is exact', { riskAmount: 30, stopPips: 10 }, 0.3],
  ['a size of 0.57 lots is exact, though 57 × 0.01 is not', { riskAmount: 57, stopPips: 10 }, 0.57],
  ['a size in tiny steps is exact', { riskAmount: 100e-9, stopPips: 10, lotStep: 1e-9 }, 1e-9],
  [
    'a size in steps of more than 100 decimals is a multiple of them',
    { riskAmount: 5, stopPips: 10, lotStep: 2 ** -400 },
    expect.closeTo(0.05, 9),
  ],
])('%s', (_name, risk, lots) => {
  expect(positionSize({ pair: 'EURUSD', account: 'USD', ...risk }, {})).toMatchObject({ ok: true, lots })
})

test('a position size below the lot step is 0 lots and marked as below the minimum', () => {
  expect(positionSize({ ...input, balance: 10 }, {})).toMatchObject({ ok: true, lots: 0, belowMinimum: true })
})

test.each([
  [
    'a missing risk',
    { balance: undefined, riskPct: undefined },
    [
      ['balance', 'missing'],
      ['riskPct', 'missing'],
    ],
  ],
  ['a balance without its percent', { riskPct: undefined }, [['riskPct', 'missing']]],
  ['two kinds of risk', { riskAmount: 50 }, [['riskAmount', 'both']]],
  ['two kinds of stop', { stopDistance: 0.0018 }, [['stopDistance', 'both']]],
  ['a missing stop', { stopPips: undefined }, [['stopPips', 'missing']]],
  ['a stop of zero', { stopPips: 0 }, [['stopPips', 'range']]],
  ['a negative balance', { balance: -1 }, [['balance', 'range']]],
  ['a risk of more than 100 percent', { riskPct: 100.5 }, [['riskPct', 'range']]],
  ['an infinite balance', { balance: Infinity }, [['balance', 'range']]],
  ['a stop that is not a number', { stopPips: NaN }, [['stopPips', 'range']]],
  ['a lot step of zero', { lotStep: 0 }, [['lotStep', 'range']]],
  ['a pair of one currency', { pair: 'USDUSD' }, [['pair', 'form']]],
  ['a risk that overflows', { balance: 1e308, riskPct: 100 }, [['balance', 'range']]],
  ['a size that overflows', { balance: 1e300, stopPips: 1e-10 }, [['stopPips', 'range']]],
  ['a stop that underflows', { stopPips: 5e-324 }, [['stopPips', 'range']]],
  ['a stop distance that underflows', { stopPips: undefined, stopDistance: 5e-324 }, [['stopDistance', 'range']]],
  ['a stop that leaves no size', { balance: 1e-18, stopPips: 1e308 }, [['stopPips', 'range']]],
  ['a risk that underflows', { balance: 5e-324 }, [['balance', 'range']]],
  ['a pip that overflows', { pipSize: 1e305 }, [['pipSize', 'range']]],
  ['a contract that leaves a pip no value', { pipSize: 1e-300, contractSize: 1e-300 }, [['contractSize', 'range']]],
  ['a lot step that overflows', { lotStep: 5e-324 }, [['lotStep', 'range']]],
  ['a pair of seven letters', { pair: 'EURUSDX' }, [['pair', 'form']]],
  ['a pair in lower case', { pair: 'eurUSD' }, [['pair', 'form']]],
  ['a pair that ends in six capitals', { pair: 'xEURUSD' }, [['pair', 'form']]],
  ['an account in a currency of four letters', { account: 'USDX' }, [['account', 'form']]],
  ['an account that ends in three capitals', { account: 'xUSD' }, [['account', 'form']]],
])('the position size refuses %s at its field', (_name, change, expected) => {
  const result = positionSize({ ...input, ...change }, {})
  expect(result.ok ? [] : result.faults.map(({ field, fault }) => [field, fault])).toEqual(expected)
})

test('the position size names the pair of a missing rate', () => {
  const result = positionSize({ ...input, account: 'IDR' }, { EURUSD: 1.1 })
  expect(result).toEqual({ ok: false, faults: [{ field: 'rates', fault: 'rate', pair: 'USDIDR' }] })
})

test.each([0, -1, NaN, Infinity])('the position size refuses a rate of %p as out of range', rate => {
  const result = positionSize({ ...input, account: 'IDR' }, { USDIDR: rate })
  expect(result).toEqual({ ok: false, faults: [{ field: 'rates', fault: 'range', pair: 'USDIDR' }] })
})

test.each([0, -1, NaN, Infinity])('the position size names every field whose value is %p', value => {
  const numbers = { balance: value, stopDistance: value, pipSize: value, contractSize: value, lotStep: value }
  const pair = { pair: 'EURUSD', account: 'USD' }
  const fieldsOf = (given: object) => {
    const result = positionSize({ ...pair, ...numbers, ...given }, {})
    return result.ok ? [] : result.faults.map(({ field, fault }) => `${field} ${fault}`)
  }
  const sizes = ['stopDistance range', 'pipSize range', 'contractSize range', 'lotStep range']
  expect(fieldsOf({ riskAmount: value })).toEqual(['riskAmount range', 'balance range', ...sizes])
  expect(fieldsOf({ riskPct: value }).filter((field, index, all) => all.indexOf(field) === index)).toEqual([
    'balance range',
    'riskPct range',
    ...sizes,
  ])
})

test('a risk of 100 percent is allowed, and a greater one names the limit', () => {
  expect(positionSize({ ...input, riskPct: 100 }, {})).toMatchObject({ ok: true, riskAmount: 5000 })
  const result = positionSize({ ...input, riskPct: 101 }, {})
  expect(result).toEqual({ ok: false, faults: [{ field: 'riskPct', fault: 'range', max: 100 }] })
})

test('of two fields that exclude each other, the fault names both', () => {
  const result = positionSize({ ...input, riskAmount: 50, stopDistance: 0.0018 }, {})
  expect(result).toEqual({
    ok: false,
    faults: [
      { field: 'riskAmount', fault: 'both', other: 'riskPct' },
      { field: 'stopDistance', fault: 'both', other: 'stopPips' },
    ],
  })
})

test('the value of a pip is in the currency of the account', () => {
  const size = positionSize({ pair: 'EURGBP', account: 'USD', riskAmount: 100, stopPips: 10 }, { GBPUSD: 1.25 })
  expect(size).toMatchObject({ ok: true, pipValuePerLot: expect.closeTo(12.5, 9) })
})

test('given sizes replace those of the instrument', () => {
  const sizes = { pipSize: 0.001, contractSize: 1000, lotStep: 0.1 }
  const size = positionSize({ pair: 'EURUSD', account: 'USD', riskAmount: 0.55, stopPips: 1, ...sizes }, {})
  expect(size).toMatchObject({ ok: true, lots: 0.5, units: expect.closeTo(550, 9), pipValuePerLot: 1 })
})
