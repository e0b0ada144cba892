import { errorCodes } from 'shared-state/api/error-codes'
import { within } from 'shared-state/time/within'
import { Refusal } from '../refusal.ts'

/** Time after which a call counts as unanswered (spec 9). */
const CALL_TIMEOUT_MS = 15_000

/** Waits up to 15 s for the handler, then refuses with 504/5002; the handler itself is not stopped. */
export const withinTime = <Data>(work: Promise<Data>, limitMs = CALL_TIMEOUT_MS): Promise<Data> =>
  within(limitMs, work, () => {
    throw new Refusal(errorCodes.timedOut)
  })
