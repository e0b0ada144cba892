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
