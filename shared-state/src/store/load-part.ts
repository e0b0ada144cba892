/** Receives the failures of loads: the root store. */
interface Reporter {
  report: (area: string, stage: 'load' | 'render', error: unknown) => void
}

/**
 * Loads optional data of a page: on failure returns null and reports the error (spec 7.6). Still rejects
 * if `signal` is aborted because the visitor has navigated away.
 */
export async function loadPart<Data>(store: Reporter, work: Promise<Data>, signal?: AbortSignal): Promise<Data | null> {
  try {
    return await work
  } catch (error) {
    if (signal?.aborted) throw error
    store.report('shell', 'load', error)
    return null
  }
}
