import type { FieldError } from 'shared-state/api/envelope'
import { statusOfError } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'

interface RefusalDetails {
  /** The message for the caller; by default the one for the code in the caller's language. */
  message?: string
  errors?: FieldError[]
  /** The field at fault, if there is only one and the code's own message says what is wrong with it. */
  field?: string
  /** Response headers, e.g. Retry-After. */
  headers?: Record<string, string>
  /** Sent unchanged instead of the envelope: OAuth 2.0 has its own error form. */
  bare?: object
  /** Set if the HTTP status differs from the code's. */
  status?: number
  /** Public id of the account concerned, only for the log. */
  account?: string | undefined
}

/** The call is refused with one of `errorCodes`. The HTTP status follows from the code. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly errorCode: ErrorCode
  readonly status: number
  readonly errors: FieldError[]
  readonly field: string | undefined
  readonly headers: Record<string, string>
  readonly ownMessage: string | undefined
  readonly bare: object | undefined
  readonly account: string | undefined

  constructor(errorCode: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? `refused with ${errorCode}`)
    this.errorCode = errorCode
    this.status = details.status ?? statusOfError[errorCode]
    this.errors = details.errors ?? []
    this.field = details.field
    this.headers = details.headers ?? {}
    this.ownMessage = details.message
    this.bare = details.bare
    this.account = details.account
  }
}
