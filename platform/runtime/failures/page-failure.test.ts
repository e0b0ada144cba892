import { expect, test } from '@jest/globals'
import { ApiError } from 'shared-state/runtime'
import { failureOf } from './page-failure.ts'

test('a page failure shows the message of an API response', () => {
  const error = new ApiError({
    call: 'dealer.main',
    status: 503,
    code: 5001,
    message: 'Part of the site is currently unavailable. Reference: 7F3A',
  })
  expect(failureOf(error)).toEqual({
    status: 503,
    message: 'Part of the site is currently unavailable. Reference: 7F3A',
    reference: null,
  })
})

test('a page failure hides the message of a network error', () => {
  const error = new ApiError({
    call: 'dealer.main',
    status: 0,
    code: 5001,
    message: 'connect ECONNREFUSED 10.0.0.7:5432',
  })
  expect(failureOf(error, 'A1')).toEqual({ status: 503, message: null, reference: 'A1' })
})

test('any other error becomes a page failure with status 500 and no details', () => {
  expect(failureOf(new TypeError('secret is undefined'), 'A1')).toEqual({ status: 500, message: null, reference: 'A1' })
})

test('a failure sent with the page is shown unchanged', () => {
  const told = { status: 502, message: 'x', reference: 'B2' }
  expect(failureOf(told)).toBe(told)
})
