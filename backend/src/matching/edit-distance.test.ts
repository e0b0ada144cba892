import { expect, test } from '@jest/globals'
import { spellingsAtDistanceOne, allowedDistance, editDistance } from './edit-distance.ts'

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
])('the edit distance of %s and %s is %i', (typed, word, distance) =>
  expect(editDistance(typed, word).distance).toBe(distance),
)

test('a word being typed is compared with the nearest prefix of the known word', () => {
  expect(editDistance('quilh', 'quillhaven').start).toEqual({ length: 6, distance: 1 })
  expect(editDistance('merdi', 'meridale').start).toEqual({ length: 5, distance: 1 })
  expect(editDistance('meri', 'meridale').start).toEqual({ length: 4, distance: 0 })
})

test('the generated near spellings all have edit distance 1, without repeats', () => {
  const spellings = spellingsAtDistanceOne('mark')
  expect(spellings).toEqual(expect.arrayContaining(['amrk', 'makr', 'mak', 'marks', 'park', 'mar', 'smark']))
  expect(new Set(spellings.map(spelling => editDistance(spelling, 'mark').distance))).toEqual(new Set([1]))
  expect(new Set(spellings).size).toBe(spellings.length)
})

test('a shorter word allows fewer edits', () =>
  expect([1, 2, 3, 5, 6, 40].map(allowedDistance)).toEqual([0, 0, 1, 1, 2, 2]))
