import { expect, test } from '@jest/globals'
import { createAttemptLimit } from './attempt-limits.ts'

test('an attempt limit makes one key wait for the rest of the window and does not affect other keys', () => {
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

test('an attempt that is taken back does not count towards the limit', () => {
  const limit = createAttemptLimit({ most: 1, seconds: 60 })
  limit.count('a')
  limit.takeBack('a')
  expect(limit.waitFor('a')).toBe(0)
})

test('a success clears the attempt count', () => {
  const limit = createAttemptLimit({ most: 1, seconds: 60 })
  limit.count('a')
  limit.clear('a')
  expect(limit.waitFor('a')).toBe(0)
})
