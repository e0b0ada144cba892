import { expect, test } from '@jest/globals'
import { ApiError } from 'shared-state/runtime'
import { failureOf } from './page-failure.ts'

test('the words of the API are meant for visitors', () => {
  const error = new ApiError({
    call: 'dealer.main',
    status: 503,
    code: 5001,
    message: 'A part of the site is down. Reference: 7F3A',
  })
  expect(failureOf(error)).toEqual({
    status: 503,
    message: 'A part of the site is down. Reference: 7F3A',
    reference: null,
  })
})

test('what the network says is not', () => {
  const error = new ApiError({
    call: 'dealer.main',
    status: 0,
    code: 5001,
    message: 'connect ECONNREFUSED 10.0.0.7:5432',
  })
  expect(failureOf(error, 'A1')).toEqual({ status: 503, message: null, reference: 'A1' })
})

test('any other error shows status 500 and nothing of itself', () => {
  expect(failureOf(new TypeError('secret is undefined'), 'A1')).toEqual({ status: 500, message: null, reference: 'A1' })
})

test('what travelled with the page is shown as it is', () => {
  const told = { status: 502, message: 'x', reference: 'B2' }
  expect(failureOf(told)).toBe(told)
})
