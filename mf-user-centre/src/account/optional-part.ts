import { ApiError } from 'shared-state/runtime'

/** Data that a page works without: null if its call failed. A missing login still leads to the login page (decisions 1). */
export async function optionalPart<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return null
    throw error
  }
}
