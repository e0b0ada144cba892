import { expect, test } from '@jest/globals'
import { noEnvelope } from 'shared-state/api/envelope'
import { ApiError } from 'shared-state/runtime'
import { failuresOf } from './failures-of.ts'
import { failureOf } from './page-failure.ts'

const call = 'dealer.main'

test('a page failure shows the message of an API response', () => {
  const error = new ApiError({
    call,
    status: 503,
    code: 5001,
    message: 'Part of the site is currently unavailable. Reference: 7F3A',
  })
  expect(failureOf(error)).toMatchObject({
    status: 503,
    kind: 'server',
    message: 'Part of the site is currently unavailable. Reference: 7F3A',
    reference: null,
  })
})

test('a page failure hides the message of a network error and names the connection', () => {
  const error = new ApiError({
    call,
    status: 0,
    code: 5001,
    message: 'connect ECONNREFUSED 10.0.0.7:5432',
    isTechnical: true,
  })
  expect(failureOf(error)).toMatchObject({ status: 503, kind: 'connection', message: null })
})

test.each([
  ['a timeout', { status: 504, code: 5002, message: 'TimeoutError: signal timed out' }, 'timeout'],
  ['a proxy’s error page', { status: 502, code: noEnvelope, message: 'The response (502) is not JSON' }, 'server'],
  ['an overloaded proxy', { status: 503, code: noEnvelope, message: 'The response (503) is not JSON' }, 'overloaded'],
])('a page failure hides the technical message of %s', (_name, refusal, kind) =>
  expect(failureOf(new ApiError({ call, isTechnical: true, ...refusal }))).toMatchObject({ kind, message: null }),
)

test('a page failure for too many requests says when to try again', () => {
  const error = new ApiError({ call, status: 429, code: 4001, message: 'Please wait.', retryAfter: 42 })
  expect(failureOf(error)).toMatchObject({ status: 429, kind: 'overloaded', retryAfter: 42 })
})

test.each([
  ['webpack', Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })],
  ['Chrome', new TypeError('Failed to fetch dynamically imported module: https://x/y.js')],
  ['Safari', new TypeError('Load failed')],
])('code of a page that cannot be fetched is a failed connection, in the words of %s', (_name, error) =>
  expect(failureOf(error)).toMatchObject({ kind: 'connection', message: null }),
)

test('any other error becomes a page failure with status 500 and no details', () => {
  expect(failureOf(new TypeError('secret is undefined'), 'A1')).toMatchObject({
    status: 500,
    kind: 'server',
    message: null,
    reference: 'A1',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('a failure sent with the page is shown unchanged', () => {
  const told = failureOf(new Error('x'), 'B2')
  expect(failureOf(told)).toBe(told)
})

test('a connection that fails while the server renders a page is the server’s fault, with a reference', () => {
  const error = new ApiError({ call, status: 0, code: 5001, message: 'connect ECONNREFUSED', isTechnical: true })
  expect(failuresOf({ page: error })).toMatchObject({
    page: { status: 503, kind: 'server', message: null, reference: expect.stringMatching(/^[0-9A-F]{8}$/) },
  })
})
