import { expect, test } from '@jest/globals'
import { ApiError } from 'shared-state/api/api-error'
import { noEnvelope } from 'shared-state/api/envelope'
import { Text } from 'shared-state/i18n/text'
import { failureText } from './failure-text.ts'
import { failureWords } from './failure-words.ts'

const text = new Text('en')
text.add('en', {
  ...Object.fromEntries(Object.entries(failureWords).map(([name, key]) => [key, name])),
  [failureWords.tryAgainIn]: 'Try again in {{time}}.',
})
const said = (status: number, given: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  failureText(new ApiError({ call: 'comment.helpful', status, code: 0, message: '', ...given }), text)

test('a call without an answer of this site says whether the connection, the time or the server failed, and never its raw message', () => {
  const raw = { message: 'TypeError: Failed to fetch', isTechnical: true }
  expect(said(0, raw)).toBe('connectionFailed')
  expect(said(504, { ...raw, code: 5002 })).toBe('tooSlow')
  expect(said(502, { ...raw, code: noEnvelope })).toBe('serverFailed')
  expect(said(503, { ...raw, code: noEnvelope })).toBe('overloaded')
  expect(said(404, { ...raw, code: noEnvelope })).toBe('serverFailed')
  expect(said(500)).toBe('serverFailed')
})

test('the text of a failed call is what the server says to the visitor, and how long to wait', () => {
  expect(said(404, { message: 'Not found.', code: 3001 })).toBe('Not found.')
  expect(said(500, { message: 'Something went wrong. Reference: a1.', code: 5000 })).toBe(
    'Something went wrong. Reference: a1.',
  )
  const tooMany = { message: 'Too many requests. Please wait.', code: 4001 }
  expect(said(429, { ...tooMany, retryAfter: 42 })).toBe('Too many requests. Please wait. Try again in 42 sec.')
  expect(said(429, { ...tooMany, retryAfter: 700 })).toMatch(/Try again in 12 min\.$/)
  expect(said(429, { ...tooMany, retryAfter: 80_000 })).toMatch(/Try again in 23 hr\.$/)
})
