import { brustRisk } from './brust-risk.ts'
import type { BrustRiskInput } from './brust-risk.ts'
import { marginLevel } from './margin-level.ts'
import { stopOut } from './stop-out.ts'

const position = {
  pair: 'EURUSD',
  account: 'USD',
  side: 'buy',
  units: 100_000,
  open: 1.1,
  leverage: 100,
  stopOutPct: 50,
}

test('a position is answered with the price of its liquidation', () => {
  const input = { ...position, balance: 2_000 }
  expect(brustRisk(input, {})).toEqual(stopOut(input, {}))
  expect(brustRisk(input, {})).toMatchObject({ ok: true })
})

test.each([
  ['equity', { equity: 1_500, usedMargin: 500 }],
  ['a balance with a floating result', { balance: 2_000, floating: -500, usedMargin: 500 }],
])('%s and used margin are answered with the margin level', (_what, input) => {
  expect(brustRisk(input, {})).toEqual(marginLevel(input, {}))
  expect(brustRisk(input, {})).toMatchObject({ ok: true, marginLevelPct: 300 })
})

test('without any field, the fields of a position are missing', () => {
  expect(brustRisk({}, {})).toEqual(stopOut({}, {}))
})

test.each<[keyof BrustRiskInput, keyof BrustRiskInput, BrustRiskInput]>([
  ['equity', 'pair', { equity: 1_500, usedMargin: 500, ...position }],
  ['floating', 'account', { floating: 10, account: 'USD' }],
  ['usedMargin', 'side', { usedMargin: 500, side: 'buy' }],
  ['equity', 'units', { equity: 1_500, units: 1 }],
  ['equity', 'open', { equity: 1_500, open: 1.1 }],
  ['equity', 'leverage', { equity: 1_500, leverage: 30 }],
  ['equity', 'marginRate', { equity: 1_500, marginRate: 3 }],
  ['equity', 'stopOutPct', { equity: 1_500, stopOutPct: 50 }],
  ['equity', 'marginBasis', { equity: 1_500, marginBasis: 'open' }],
  ['equity', 'accountIs', { equity: 1_500, accountIs: 'base' }],
  ['equity', 'pipSize', { equity: 1_500, pipSize: 0.0001 }],
])('%s cannot be given together with %s', (field, other, input) => {
  expect(brustRisk(input, {})).toEqual({ ok: false, faults: [{ field, fault: 'both', other }] })
})
