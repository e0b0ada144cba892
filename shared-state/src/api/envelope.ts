/** One refused field and why (decisions 2). */
export interface FieldError {
  field: string
  message: string
}

/** The envelope of every answer (decisions 2). A refusal has no Data and names the refused fields. */
export interface Envelope<Data = unknown> {
  succeed: boolean
  ErrorCode: number
  message: string
  Data?: Data
  errors?: FieldError[]
  /** What to show when the call was unsuccessful, in the answers that have it (spec 7.4: user info). */
  extra?: string
  /** Seconds to wait before trying again; header Retry-After says the same. */
  retryAfter?: number
}

/** ErrorCode of a refusal that did not come from this site's server: no answer of it has this code. */
export const noEnvelope = -1
