import type { SharedStore } from '../contract/shared-store.ts'

/**
 * Data that a page can do without: null where it cannot be had, and the failure reported (spec 7.6). It still rejects
 * where `signal` says that the visitor has moved on.
 */
export async function loadPart<Data>(
  store: SharedStore,
  work: Promise<Data>,
  signal?: AbortSignal,
): Promise<Data | null> {
  try {
    return await work
  } catch (error) {
    if (signal?.aborted) throw error
    store.report('shell', 'load', error)
    return null
  }
}
