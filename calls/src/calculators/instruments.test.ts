import { instrumentOf, isSymbol, offeredPairs, offeredSymbols } from './instruments.ts'

test.each([
  ['EURUSD', 0.0001, 100_000],
  ['USDJPY', 0.01, 100_000],
  ['EURHUF', 0.01, 100_000],
  ['JPYUSD', 0.0001, 100_000],
  ['XAUUSD', 0.01, 100],
  ['XAGUSD', 0.001, 5_000],
  ['XPTUSD', 0.01, 100],
  ['XPDUSD', 0.01, 100],
  ['XAUJPY', 0.01, 100],
  ['US500', 1, 1],
  ['BTCUSD', 0.01, 1],
])('a pip of %s is %p, and a lot has %p units', (pair, pip, contractSize) => {
  expect(instrumentOf(pair)).toMatchObject({ pip, contractSize, lotStep: 0.01 })
})

test.each([
  ['EURUSD', { kind: 'forex', base: 'EUR', quote: 'USD', point: 0.00001 }],
  ['USDJPY', { kind: 'forex', base: 'USD', quote: 'JPY', point: 0.001 }],
  ['XAGUSD', { kind: 'metal', base: 'XAG', quote: 'USD', point: 0.001 }],
  ['ETHEUR', { kind: 'crypto', base: 'ETH', quote: 'EUR', point: 0.01 }],
])('%s is %p', (symbol, instrument) => {
  expect(instrumentOf(symbol)).toMatchObject(instrument)
})

test.each(['BTC', 'ETH', 'LTC', 'BCH', 'SOL'])('one lot of %s is one coin', coin => {
  expect(instrumentOf(`${coin}USD`)).toMatchObject({ kind: 'crypto', base: coin, contractSize: 1 })
})

test.each([
  ['US30', 'USD'],
  ['US500', 'USD'],
  ['US100', 'USD'],
  ['GER40', 'EUR'],
  ['EU50', 'EUR'],
  ['FRA40', 'EUR'],
  ['UK100', 'GBP'],
  ['JP225', 'JPY'],
  ['AUS200', 'AUD'],
  ['HK50', 'HKD'],
])('the index %s is measured in %s and has no base', (index, quote) => {
  expect(isSymbol(index)).toBe(true)
  expect(instrumentOf(index)).toEqual({ kind: 'index', quote, pip: 1, point: 0.01, contractSize: 1, lotStep: 0.01 })
})

test.each(['EURUSD', 'XAUUSD', 'BTCUSD', 'ABCDEF'])('%s is a symbol', symbol => expect(isSymbol(symbol)).toBe(true))

test.each(['EUREUR', 'eurusd', 'EURUS', 'EURUSDX', 'EUR/USD', 'US501', 'toString', ''])('%j is no symbol', symbol => {
  expect(isSymbol(symbol)).toBe(false)
})

test('every offered symbol is one, none is offered twice, and pairs come first', () => {
  expect(offeredSymbols.filter(symbol => !isSymbol(symbol))).toEqual([])
  expect(new Set(offeredSymbols).size).toBe(offeredSymbols.length)
  expect(offeredSymbols.slice(0, offeredPairs.length)).toEqual(offeredPairs)
  for (const symbol of ['XPTUSD', 'XPDUSD', 'US30', 'SOLUSD']) expect(offeredSymbols).toContain(symbol)
})
