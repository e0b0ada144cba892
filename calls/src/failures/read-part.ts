import { isApiError, isCallCancelled } from 'shared-state/api/api-error'

/**
 * An optional part of a page: null if its call failed, and a panel says so in its place (spec 8). Errors that concern the whole page (not
 * found, not logged in, cancelled) are rethrown.
 */
export async function readPart<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call
  } catch (error) {
    if (isApiError(error) && error.status !== 404 && error.status !== 401) return null
    throw error
  }
}

/** The same for a part that may be slow: null if it has not arrived within `ms`, so that the page does not wait for it. */
export async function readPartWithin<Data>(
  ms: number,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Data>,
): Promise<Data | null> {
  const late = AbortSignal.timeout(ms)
  try {
    return await readPart(call(AbortSignal.any([signal, late])))
  } catch (error) {
    if (late.aborted && !signal.aborted && isCallCancelled(error)) return null
    throw error
  }
}
