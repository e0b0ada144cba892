import { expect, test } from '@jest/globals'
import { SeenNames } from './seen-names.ts'

test('a repeated name among 100,000 is recognised with the line of its first occurrence', () => {
  const seen = new SeenNames()
  const first = Array.from({ length: 100_000 }, (_, index) => seen.add(`code ${index}`, index + 1))
  expect(first.every(line => line === undefined)).toBe(true)
  const second = Array.from({ length: 100_000 }, (_, index) => seen.add(`code ${index}`, 7))
  expect(second).toEqual(Array.from({ length: 100_000 }, (_, index) => index + 1))
})
