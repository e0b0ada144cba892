/** What a load reports its failure to: the root store. */
interface Reporter {
  report: (area: string, stage: 'load' | 'render', error: unknown) => void
}

/**
 * Data that a page can do without: null where it cannot be had, and the failure reported (spec 7.6). It still rejects
 * where `signal` says that the visitor has moved on.
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
