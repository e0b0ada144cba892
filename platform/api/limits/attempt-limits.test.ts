import { expect, test } from '@jest/globals'
import { createAttemptLimit } from './attempt-limits.ts'

test('after the allowed number one waits for the rest of the window, others do not', () => {
  let now = 0
  const limit = createAttemptLimit({ most: 2, seconds: 60 }, () => now)
  limit.count('a')
  expect(limit.waitFor('a')).toBe(0)
  limit.count('a')
  now = 20_000
  expect([limit.waitFor('a'), limit.waitFor('b')]).toEqual([40, 0])
  now = 60_000
  expect(limit.waitFor('a')).toBe(0)
})

test('an attempt taken back is not counted', () => {
  const limit = createAttemptLimit({ most: 1, seconds: 60 })
  limit.count('a')
  limit.takeBack('a')
  expect(limit.waitFor('a')).toBe(0)
})

test('a success clears the count', () => {
  const limit = createAttemptLimit({ most: 1, seconds: 60 })
  limit.count('a')
  limit.clear('a')
  expect(limit.waitFor('a')).toBe(0)
})
