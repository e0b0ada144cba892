import { ApiError } from 'shared-state/runtime'

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
