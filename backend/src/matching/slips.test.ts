import { expect, test } from '@jest/globals'
import { oneSlipAway, slipsAllowed, slipsBetween } from './slips.ts'

test.each([
  ['capital', 'capital', 0],
  ['captial', 'capital', 1],
  ['capitl', 'capital', 1],
  ['cappital', 'capital', 1],
  ['kapital', 'capital', 1],
  ['kaptial', 'capital', 2],
  ['brokres', 'brokers', 1],
  ['', 'pip', 3],
  ['pip', '', 3],
])('the edit distance of %s and %s is %i', (typed, word, slips) => expect(slipsBetween(typed, word).slips).toBe(slips))

test('a word being typed is compared with the nearest prefix of the known word', () => {
  expect(slipsBetween('quilh', 'quillhaven').start).toEqual({ length: 6, slips: 1 })
  expect(slipsBetween('merdi', 'meridale').start).toEqual({ length: 5, slips: 1 })
  expect(slipsBetween('meri', 'meridale').start).toEqual({ length: 4, slips: 0 })
})

test('the generated near spellings all have edit distance 1, without repeats', () => {
  const spellings = oneSlipAway('mark')
  expect(spellings).toEqual(expect.arrayContaining(['amrk', 'makr', 'mak', 'marks', 'park', 'mar', 'smark']))
  expect(new Set(spellings.map(spelling => slipsBetween(spelling, 'mark').slips))).toEqual(new Set([1]))
  expect(new Set(spellings).size).toBe(spellings.length)
})

test('a shorter word allows fewer edits', () =>
  expect([1, 2, 3, 5, 6, 40].map(slipsAllowed)).toEqual([0, 0, 1, 1, 2, 2]))
