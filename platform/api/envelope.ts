import { DatabaseUnavailableError } from 'database/db-errors'
import { randomBytes } from 'node:crypto'
import type { Envelope } from 'shared-state/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { messageOf } from './messages.ts'
import { Refusal } from './refusal.ts'
import { UnavailableError } from './unavailable-error.ts'

/** A complete response, before it becomes HTTP or is passed to server rendering. */
export interface Answer {
  status: number
  body: Envelope
  headers: Record<string, string>
  /** Values of Set-Cookie, one per cookie. */
  setCookies: string[]
  /** Sent instead of the envelope: a refusal in its own form. */
  bare?: object
}

/** Fields that the spec requires next to Data at the top of the envelope. */
export type ExtraFields = (answer: { data: unknown } | { message: string }) => Record<string, unknown>

export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export const dataAnswer = (
  data: unknown,
  rest: Pick<Answer, 'status' | 'headers' | 'setCookies'>,
  extraFields?: ExtraFields,
): Answer => ({
  ...rest,
  body: { succeed: true, ErrorCode: 0, message: '', Data: data, ...extraFields?.({ data }) },
})

/**
 * Turns a thrown error into a response in the caller's language. A Refusal keeps its own code and message; any other error is 500/5000
 * (503/5001 if the database or an external server is unavailable) and is logged under the reference shown to the caller.
 */
export function errorAnswer(error: unknown, lang: Language, log: Log, extraFields?: ExtraFields): Answer {
  if (error instanceof Refusal) {
    const message = error.ownMessage ?? error.errors[0]?.message ?? messageOf(error.errorCode, lang)
    const named = error.field === undefined ? error.errors : [{ field: error.field, message }]
    const errors = named.length ? { errors: named } : {}
    const wait = error.headers['Retry-After']
    const retryAfter = wait === undefined ? {} : { retryAfter: Number(wait) }
    const body = {
      succeed: false,
      ErrorCode: error.errorCode,
      message,
      ...errors,
      ...retryAfter,
      ...extraFields?.({ message }),
    }
    return {
      status: error.status,
      body,
      headers: error.headers,
      setCookies: [],
      ...(error.bare && { bare: error.bare }),
    }
  }
  const isDown = error instanceof DatabaseUnavailableError || error instanceof UnavailableError
  const code = isDown ? errorCodes.partDown : errorCodes.unexpected
  const reference = randomBytes(6).toString('hex')
  log.error({ err: error, reference }, 'call failed')
  const refusal = new Refusal(code, { message: messageOf(code, lang).replace('{reference}', reference) })
  return errorAnswer(refusal, lang, log, extraFields)
}
