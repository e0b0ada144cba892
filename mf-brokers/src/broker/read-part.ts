import { ApiError, CallCancelled } from 'shared-state/runtime'

/**
 * A part of a page that the page can do without: null where its call failed, and a panel says so in its place (spec 8).
 * What concerns the whole page (not found, not logged in, cancelled) goes on.
 */
export async function readPart<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status !== 404 && error.status !== 401) return null
    throw error
  }
}

/** The same for a part that may take long: null where it has not come within `ms`, so that the page does not wait for it. */
export async function readPartWithin<Data>(
  ms: number,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Data>,
): Promise<Data | null> {
  const late = AbortSignal.timeout(ms)
  try {
    return await readPart(call(AbortSignal.any([signal, late])))
  } catch (error) {
    if (late.aborted && !signal.aborted && error instanceof CallCancelled) return null
    throw error
  }
}
