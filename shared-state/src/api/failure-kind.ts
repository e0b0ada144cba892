import type { ApiError } from './api-error.ts'

/**
 * What happened to a failed call, as visitors are told: no answer came because the connection failed, or the server took too long; it is
 * overloaded or this visitor sends too many requests; it failed; or it understood the call and refused it.
 */
export type FailureKind = 'connection' | 'timeout' | 'overloaded' | 'server' | 'refused'

export function failureKindOf({ status, code }: Pick<ApiError, 'status' | 'code'>): FailureKind {
  if (status === 0) return 'connection'
  if (status === 504 || status === 408) return 'timeout'
  if (status === 429 || (status === 503 && code !== partDown)) return 'overloaded'
  return status >= 500 && status !== 501 ? 'server' : 'refused'
}

/** ErrorCode of a part that is down (503): a fault, not too many requests. */
const partDown = 5001
