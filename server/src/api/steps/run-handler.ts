import { errorCodes } from 'shared-state/calls/error-codes'
import { Refusal } from '../refusal.ts'

/** Spec 9: after this a call counts as unanswered. */
export const CALL_TIMEOUT_MS = 15_000

/** Waits for the handler, 15 s at most; then refuses with 504/5002 while the handler's own end is left to itself. */
export async function withinTime<Data>(work: Promise<Data>, limitMs = CALL_TIMEOUT_MS): Promise<Data> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal(errorCodes.timedOut)), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
