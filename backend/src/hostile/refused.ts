import { expect } from '@jest/globals'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Envelope } from 'shared-state/api/envelope'
import type { Sent } from './test-client.ts'

interface Expected {
  status?: number
  /** The expected ErrorCodes; one of them has to match. */
  codes?: readonly number[]
  /** Name of the invalid field, or of its parent. */
  field?: string
}

/** Expects a proper refusal: 4xx, JSON, in the envelope, with the invalid field named. `what` is the input sent. */
export function expectRefused(call: CallDeclaration, sent: Sent, what: string, expected: Expected = {}): void {
  const fault = faultOf(call, sent, expected)
  const answer = () => `it answered ${sent.status} ${JSON.stringify(sent.json)?.slice(0, 500)}`
  expect(fault && `${call.name} called with ${what.slice(0, 500)}: ${fault}; ${answer()}`).toBeUndefined()
}

/** The first thing that is wrong with a refusal; undefined: nothing. */
function faultOf(call: CallDeclaration, { status, json }: Sent, expected: Expected): string | undefined {
  if (status < 400 || status > 499) return 'no 4xx'
  if (!json) return 'no JSON'
  if (expected.status && status !== expected.status) return `not ${expected.status}`
  // OAuth 2.0 has its own error format (RFC 6749, 5.2).
  if (call.path.startsWith('/oauth2/') && typeof json.error === 'string') return undefined
  const { succeed, ErrorCode, message, errors } = json as unknown as Partial<Envelope>
  if (succeed !== false || typeof ErrorCode !== 'number' || typeof message !== 'string' || message === '')
    return 'no envelope'
  if (expected.codes && !expected.codes.includes(ErrorCode)) return `ErrorCode is none of ${expected.codes.join(', ')}`
  const { field } = expected
  if (field !== undefined && !errors?.some(error => error.field === field || error.field.startsWith(`${field}.`)))
    return `'${field}' is not named`
  return errors?.some(error => !error.message) ? 'a field without a message' : undefined
}
