import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Envelope } from 'shared-state/api/envelope'
import type { Sent } from './asker.ts'

interface Expected {
  status?: number
  /** The expected ErrorCodes; one of them has to match. */
  codes?: readonly number[]
  /** Name of the invalid field, or of its parent. */
  field?: string
}

/** Throws unless a response is a proper refusal: 4xx, JSON, in the envelope, with the invalid field named. `what` is the input sent. */
export function expectRefused(
  call: CallDeclaration,
  { status, json }: Sent,
  what: string,
  expected: Expected = {},
): void {
  const complain = (why: string): never => {
    throw new Error(
      `${call.name} asked with ${what.slice(0, 500)}: ${why}; it answered ${status} ${JSON.stringify(json)?.slice(0, 500)}`,
    )
  }
  if (status < 400 || status > 499) complain('no 4xx')
  if (!json) return complain('no JSON')
  if (expected.status && status !== expected.status) complain(`not ${expected.status}`)
  // OAuth 2.0 has its own error format (RFC 6749, 5.2).
  if (call.path.startsWith('/oauth2/') && typeof json.error === 'string') return
  const { succeed, ErrorCode, message, errors } = json as unknown as Partial<Envelope>
  if (succeed !== false || typeof ErrorCode !== 'number' || typeof message !== 'string' || message === '')
    return complain('no envelope')
  if (expected.codes && !expected.codes.includes(ErrorCode))
    complain(`ErrorCode is none of ${expected.codes.join(', ')}`)
  const { field } = expected
  if (field !== undefined && !errors?.some(error => error.field === field || error.field.startsWith(`${field}.`)))
    complain(`'${field}' is not named`)
  if (errors?.some(error => !error.message)) complain('a field without a message')
}
