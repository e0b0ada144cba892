import { ApiError } from 'shared-state/runtime'

/**
 * A refusal whose reason is that of one of these fields, none of which the visitor can change, as a refusal of the whole form. Any other error is
 * returned as it is.
 */
export function reasonOfForm(error: unknown, hidden: readonly string[]): unknown {
  if (!(error instanceof ApiError)) return error
  const reason = error.errors.find(({ field }) => hidden.includes(field))?.message
  const { call, status, code, retryAfter } = error
  return reason ? new ApiError({ call, status, code, message: reason, retryAfter }) : error
}
