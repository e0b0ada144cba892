import type { FieldError } from './envelope.ts'

/** A refused or failed call. `status` 0 means no answer came (offline, aborted by the network), 504 none within 15 s. */
export class ApiError extends Error {
  readonly call: string
  readonly status: number
  readonly code: number
  readonly errors: FieldError[]
  /** What the server says to the visitor, in their language; null where no answer of this site came: `message` is then for logs only. */
  readonly said: string | null
  /** Seconds to wait before trying again, where the refusal says so. */
  readonly retryAfter: number | undefined

  constructor(refusal: {
    call: string
    status: number
    code: number
    message: string
    errors?: FieldError[] | undefined
    retryAfter?: number | undefined
    /** The message was not written by the server. */
    isTechnical?: boolean | undefined
  }) {
    super(refusal.message || `${refusal.call} answered ${refusal.status}`)
    this.name = 'ApiError'
    this.call = refusal.call
    this.status = refusal.status
    this.code = refusal.code
    this.errors = refusal.errors ?? []
    this.retryAfter = refusal.retryAfter
    this.said = refusal.isTechnical ? null : refusal.message || null
  }

  /** The same refusal, with `message` shown at one field of the form. */
  atField(field: string, message: string): ApiError {
    const { call, status, code, retryAfter } = this
    return new ApiError({ call, status, code, message: this.message, errors: [{ field, message }], retryAfter })
  }

  /** The message for one field of a form, if the refusal names it. */
  fieldMessage(field: string): string | undefined {
    return this.errors.find(error => error.field === field)?.message
  }
}

/** Whether an error is a refused or failed call. Checked by name: an area's bundled copy of the class differs from the shell's. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'

/** Rejection of a call that was cancelled on purpose: it stops loaders and is not logged (spec 8). */
export class CallCancelled extends Error {
  constructor(call: string) {
    super(`${call} was cancelled`)
    this.name = 'CallCancelled'
  }
}

/** Whether an error is that rejection; by name, like isApiError(). */
export const isCallCancelled = (error: unknown): error is CallCancelled =>
  error instanceof Error && error.name === 'CallCancelled'
