import { isApiError, isCallCancelled } from 'shared-state/api/api-error'

/** The answer of a call that nothing on the page depends on; null if it failed, which is logged, or was cancelled. */
export async function orNothing<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call
  } catch (error) {
    if (isApiError(error) || isCallCancelled(error)) return null
    throw error
  }
}
