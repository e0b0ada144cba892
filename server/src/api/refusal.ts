import { statusOfError } from 'shared-state/calls/error-codes'
import type { ErrorCode } from 'shared-state/calls/error-codes'
import type { FieldError } from 'shared-state/calls/envelope'

interface RefusalDetails {
  /** What to tell the caller; by default the sentence for the code in the caller's language. */
  message?: string
  errors?: FieldError[]
  /** Answer headers, e.g. Retry-After. */
  headers?: Record<string, string>
}

/** A call that is answered with one of `errorCodes`. The HTTP status follows from the code. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly errorCode: ErrorCode
  readonly status: number
  readonly errors: FieldError[]
  readonly headers: Record<string, string>
  readonly ownMessage: string | undefined

  constructor(errorCode: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? `refused with ${errorCode}`)
    this.errorCode = errorCode
    this.status = statusOfError[errorCode]
    this.errors = details.errors ?? []
    this.headers = details.headers ?? {}
    this.ownMessage = details.message
  }
}
