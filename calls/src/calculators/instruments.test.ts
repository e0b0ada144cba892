import { instrumentOf } from './instruments.ts'

test.each([
  ['EURUSD', 0.0001, 100_000],
  ['USDJPY', 0.01, 100_000],
  ['EURHUF', 0.01, 100_000],
  ['JPYUSD', 0.0001, 100_000],
  ['XAUUSD', 0.01, 100],
  ['XAGUSD', 0.001, 5_000],
  ['XAUJPY', 0.01, 100],
])('a pip of %s is %p, and a lot has %p units', (pair, pip, contractSize) => {
  expect(instrumentOf(pair)).toMatchObject({ pip, contractSize, lotStep: 0.01 })
})
