import { expect, test } from '@jest/globals'
import type { PositionInput } from 'calls/calculators/position'
import { toolsText } from '../strings/keys.ts'
import type { NumberField } from './position-query.ts'
import { fieldOf, solvePosition } from './solve-position.ts'

const nameOf = (key: number) => Object.keys(toolsText).find(name => toolsText[name as keyof typeof toolsText] === key)!
/** The name of a text's key, with its values. */
const words = {
  t: (key: number, values: object = {}) => [nameOf(key), ...Object.values(values)].join(' '),
  formatNumber: (value: number) => `<${value}>`,
}

const good: PositionInput = { pair: 'EURUSD', account: 'USD', balance: 5000, riskPct: 1, stopPips: 18 }
const solve = (given: Partial<PositionInput> = {}, ownRates?: Record<string, number>, unreadable: NumberField[] = []) =>
  solvePosition({ input: { ...good, ...given }, ownRates, unreadable }, { USDJPY: 150 }, words)

test('a position without a fault has a size and no error', () => {
  const { answer, errors } = solve()
  expect(answer).toMatchObject({ lots: 0.27, riskAmount: 50 })
  expect(answer).not.toHaveProperty('ok')
  expect(errors).toEqual({})
})

test('the visitor’s own rate replaces those of the site', () => {
  expect(solve({ account: 'JPY' }).answer?.pairs).toEqual({ USDJPY: 150 })
  expect(solve({ account: 'JPY' }, { USDJPY: 160 }).answer?.pairs).toEqual({ USDJPY: 160 })
})

test.each<[string, Partial<PositionInput>, object]>([
  ['missing', { balance: undefined }, { balance: 'missing' }],
  ['malformed', { pair: 'x' }, { pair: 'notAllowed' }],
  ['given twice', { riskAmount: 5 }, { riskAmount: 'notAllowed' }],
  ['zero', { stopPips: 0 }, { stopPips: 'aboveZero' }],
  ['too high', { riskPct: 101 }, { riskPct: 'atMost <100>' }],
  ['without a rate', { account: 'IDR' }, { rate: 'noRate' }],
])('a field that is %s has its error', (_what, given, errors) => {
  expect(solve(given)).toEqual({ answer: null, errors })
})

test('a field that is not a number has no size, and says so before any other fault', () => {
  expect(solve({}, undefined, ['lotStep'])).toEqual({ answer: null, errors: { lotStep: 'notANumber' } })
  expect(solve({ balance: NaN, stopPips: 0 }, undefined, ['balance'])).toEqual({
    answer: null,
    errors: { balance: 'notANumber', stopPips: 'aboveZero' },
  })
})

test('the rates of the call are the one rate of the form', () => {
  expect([fieldOf('rates'), fieldOf('balance')]).toEqual(['rate', 'balance'])
})
