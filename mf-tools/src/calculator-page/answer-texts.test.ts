import { expect, test } from '@jest/globals'
import { margin } from '../margin/margin.ts'
import { position } from '../position/position.ts'
import { riskAndReturn } from '../risk-and-return/risk-and-return.ts'
import { swap } from '../swap/swap.ts'
import { toolsText } from '../strings/keys.ts'
import { answerTexts } from './answer-texts.ts'
import type { Calculator } from '../calculator/declare-calculator.ts'
import { wordsOf } from '../calculator/figures.ts'
import { readTexts } from './texts.ts'

const nameOf = (key: number) => Object.keys(toolsText).find(name => toolsText[name as keyof typeof toolsText] === key)!
/** The name of a text's key, with its values. */
const words = wordsOf((key: number, values: object = {}) => [nameOf(key), ...Object.values(values)].join(' '), {
  formatNumber: value => `<${value}>`,
})

const rates = { USDJPY: 150, EURUSD: 1.1 }
const answer = (calculator: Calculator, query: string) =>
  answerTexts(calculator, readTexts(calculator, new URLSearchParams(query), 'en'), 'en', rates, words)

test('an input without a fault has an answer and no error', () => {
  const outcome = answer(position, '')
  expect(outcome.answer?.show(words).figure).toBe('<0.27>')
  expect(outcome.errors).toEqual({})
})

test('the visitor’s own rate replaces that of the site, whichever way round the site has it', () => {
  expect(answer(position, 'account=JPY').answer).toMatchObject({ pairs: { USDJPY: 150 }, ownPair: undefined })
  expect(answer(position, 'account=JPY&rate=160').answer).toMatchObject({ pairs: { USDJPY: 160 }, ownPair: 'USDJPY' })
  const outcome = answerTexts(
    position,
    readTexts(position, new URLSearchParams('pair=EURJPY&rate=160'), 'en'),
    'en',
    { JPYUSD: 0.01 },
    words,
  )
  expect(outcome.answer?.pairs).toEqual({ USDJPY: 160 })
})

test('the visitor’s own rate leaves the reference rate of the instrument in place', () => {
  expect(answer(margin, 'account=JPY&rate=160').answer?.pairs).toEqual({ EURUSD: 1.1, USDJPY: 160 })
})

test.each<[string, Calculator, string, object]>([
  ['missing', position, 'balance=', { balance: 'missing' }],
  ['malformed', position, 'pair=x', { pair: 'notAllowed' }],
  ['zero', position, 'stopPips=0', { stopPips: 'aboveZero' }],
  ['too high', position, 'riskPct=101', { riskPct: 'atMost <100>' }],
  ['too low', margin, 'leverage=0.5', { leverage: 'atLeast <1>' }],
  ['without a rate', position, 'account=IDR', { rate: 'noRate' }],
  ['without the price of a metal', margin, 'pair=XAUUSD', { price: 'missing' }],
  ['no whole number', swap, 'nights=1.5', { nights: 'wholeNumber' }],
  ['zero in lots', swap, 'size=0', { size: 'aboveZero' }],
  ['no number, as the rate of a swap', swap, 'swapRate=', { swapRate: 'missing' }],
  ['on the wrong side of the entry', riskAndReturn, 'stop=1.2', { target: 'mustBeBelow' }],
  ['at a limit that it has to stay below', riskAndReturn, 'from=loss&lossPct=100', { lossPct: 'below <100>' }],
])('a field that is %s has its error', (_what, calculator, query, errors) => {
  expect(answer(calculator, query)).toEqual({ answer: null, errors })
})

test('a field that is not a number says so before any other fault', () => {
  expect(answer(position, 'lotStep=x')).toEqual({ answer: null, errors: { lotStep: 'notANumber' } })
  expect(answer(position, 'balance=x&stopPips=0')).toEqual({
    answer: null,
    errors: { balance: 'notANumber', stopPips: 'aboveZero' },
  })
})

test('a field that is not shown has no fault', () => {
  expect(answer(margin, 'marginIn=base&price=x').errors).toEqual({})
})
