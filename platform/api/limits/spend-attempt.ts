import { errorCodes } from 'shared-state/api/error-codes'
import { Refusal } from '../refusal.ts'
import type { AttemptLimit } from './attempt-limits.ts'

/** Counts one attempt of `name`, or `by` units; refuses 429/4001 with Retry-After if there were too many. */
export function spendAttempt(limit: Pick<AttemptLimit, 'waitFor' | 'count'>, name: string, by = 1): void {
  const wait = limit.waitFor(name)
  if (wait > 0) throw new Refusal(errorCodes.tooManyRequests, { headers: { 'Retry-After': String(wait) } })
  limit.count(name, by)
}
