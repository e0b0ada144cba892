import { expect, test } from '@jest/globals'
import { SeenNames } from './seen-names.ts'

test('of a hundred thousand names each is known from its second time on, with the line of its first', () => {
  const seen = new SeenNames()
  const first = Array.from({ length: 100_000 }, (_, index) => seen.add(`code ${index}`, index + 1))
  expect(first.every(line => line === undefined)).toBe(true)
  const second = Array.from({ length: 100_000 }, (_, index) => seen.add(`code ${index}`, 7))
  expect(second).toEqual(Array.from({ length: 100_000 }, (_, index) => index + 1))
})
