import { expect, test } from '@jest/globals'
import { errorCodes } from 'shared-state/api/error-codes'
import { createAttemptLimit } from './attempt-limits.ts'
import { spendAttempt } from './spend-attempt.ts'

test('attempts are spent until the limit, and refused with the time to wait from then on', () => {
  const limit = createAttemptLimit({ most: 3, seconds: 60 }, () => 0)
  spendAttempt(limit, 'a')
  spendAttempt(limit, 'a', 2)
  expect(limit.countOf('a')).toBe(3)
  expect(() => spendAttempt(limit, 'a')).toThrow(
    expect.objectContaining({ errorCode: errorCodes.tooManyRequests, headers: { 'Retry-After': '60' } }),
  )
  expect(limit.countOf('a')).toBe(3)
})
