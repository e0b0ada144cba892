import { isRouteErrorResponse } from 'react-router-dom'
import { ApiError } from 'shared-state/runtime'

/** What a visitor is told of a page that could not be shown: plain data, so that it can travel with the page. */
export interface PageFailure {
  /** HTTP status; 500 unless told otherwise (spec 8). */
  status: number
  /** Words meant for visitors; null where the error has none. */
  message: string | null
  /** Under which the server's log has it. */
  reference: string | null
}

/** An error as visitors may see it: only an answer of the API has words for them, anything else may tell internals. */
export function failureOf(error: unknown, reference: string | null = null): PageFailure {
  if (isPageFailure(error)) return error
  // The API's own words name their reference themselves. Without an answer there are none, and the part that is missing is the API.
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
