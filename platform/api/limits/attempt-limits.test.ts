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

test('a window begins with its first attempt and ends with all its attempts', () => {
  let now = 0
  const limit = createAttemptLimit({ most: 2, seconds: 60 }, () => now)
  limit.count('a')
  now = 59_999
  limit.count('a')
  expect([limit.countOf('a'), limit.waitFor('a')]).toEqual([2, 1])
  now = 60_000
  expect([limit.countOf('a'), limit.waitFor('a')]).toEqual([0, 0])
  limit.count('a')
  expect(limit.countOf('a')).toBe(1)
  now = 119_999
  expect(limit.countOf('a')).toBe(1)
})

test('an attempt may count several units, and only as many as were counted are taken back', () => {
  const limit = createAttemptLimit({ most: 5, seconds: 60 }, () => 0)
  limit.takeBack('a')
  expect(limit.countOf('a')).toBe(0)
  limit.count('a', 4)
  limit.takeBack('a')
  expect(limit.countOf('a')).toBe(3)
  for (let time = 0; time < 5; time++) limit.takeBack('a')
  expect(limit.countOf('a')).toBe(0)
  limit.count('a', 5)
  expect(limit.waitFor('a')).toBe(60)
})

test('a limit without any attempt has nothing to clear', () => {
  const limit = createAttemptLimit({ most: 1, seconds: 60 })
  expect(() => limit.clear('a')).not.toThrow()
  expect(limit.waitFor('a')).toBe(0)
})

test('the windows of 50,000 names are kept', () => {
  const limit = createAttemptLimit({ most: 1, seconds: 60 }, () => 0)
  for (let name = 0; name <= 50_000; name++) limit.count(`${name}`)
  expect([limit.countOf('0'), limit.countOf('1')]).toEqual([0, 1])
})
