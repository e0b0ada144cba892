import { errorCodes } from 'shared-state/api/error-codes'
import { within } from 'shared-state/time/within'
import { Refusal } from '../refusal.ts'

/** Spec 9: after this a call counts as unanswered. */
const CALL_TIMEOUT_MS = 15_000

/** Waits for the handler, 15 s at most; then refuses with 504/5002 while the handler's own end is left to itself. */
export const withinTime = <Data>(work: Promise<Data>, limitMs = CALL_TIMEOUT_MS): Promise<Data> =>
  within(limitMs, work, () => {
    throw new Refusal(errorCodes.timedOut)
  })
