import { isRouteErrorResponse } from 'react-router-dom'
import { failureKindOf, type FailureKind } from 'shared-state/api/failure-kind'
import { isApiError } from 'shared-state/api/api-error'

/** What a visitor sees about a page that could not be shown: plain data, so that it can be sent with the page. */
export interface PageFailure {
  /** HTTP status; 500 unless the error has its own (spec 8). */
  status: number
  /** What happened. */
  kind: FailureKind
  /** A message that the server wrote for visitors; null if there is none. */
  message: string | null
  /** The error's reference in the server's log. */
  reference: string | null
  /** Seconds to wait before trying again, if the server said so. */
  retryAfter: number | null
  /** When it happened, ISO. */
  at: string
}

/** An error in a form that visitors may see: only API responses have messages meant for them, others may reveal internals. */
export function failureOf(error: unknown, reference: string | null = null): PageFailure {
  if (isPageFailure(error)) return error
  const failure = { message: null, reference, retryAfter: null, at: new Date().toISOString() }
  if (isApiError(error)) {
    const { status, said, retryAfter = null } = error
    // API messages already include their reference.
    return {
      ...failure,
      status: status || 503,
      kind: failureKindOf(error),
      message: said ?? null,
      reference: said ? null : reference,
      retryAfter,
    }
  }
  if (isRouteErrorResponse(error)) return { ...failure, status: error.status, kind: kindOfStatus(error.status) }
  if (isUnloadedCode(error)) return { ...failure, status: 503, kind: 'connection' }
  return { ...failure, status: 500, kind: 'server' }
}

const kindOfStatus = (status: number): FailureKind => failureKindOf({ status, code: 0 })

/** Code that the browser could not fetch; each browser has its own words for it. */
const isUnloadedCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    (error instanceof TypeError && /failed to fetch|load failed|networkerror|imported module/i.test(error.message)))

const isPageFailure = (value: unknown): value is PageFailure =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Error) &&
  'status' in value &&
  'message' in value &&
  'reference' in value
