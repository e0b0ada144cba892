import { isRouteErrorResponse } from 'react-router-dom'
import { ApiError } from 'shared-state/runtime'

/** What a visitor sees about a page that could not be shown: plain data, so that it can be sent with the page. */
export interface PageFailure {
  /** HTTP status; 500 unless the error has its own (spec 8). */
  status: number
  /** A message meant for visitors; null if the error has none. */
  message: string | null
  /** The error's reference in the server's log. */
  reference: string | null
}

/** An error in a form that visitors may see: only API responses have messages meant for them, others may reveal internals. */
export function failureOf(error: unknown, reference: string | null = null): PageFailure {
  if (isPageFailure(error)) return error
  // API messages already include their reference. Without a response there is no message: the API itself is down.
  if (error instanceof ApiError && error.status >= 400)
    return { status: error.status, message: error.message, reference: null }
  if (error instanceof ApiError) return { status: 503, message: null, reference }
  if (isRouteErrorResponse(error)) return { status: error.status, message: null, reference }
  return { status: 500, message: null, reference }
}

const isPageFailure = (value: unknown): value is PageFailure =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Error) &&
  'status' in value &&
  'message' in value &&
  'reference' in value
