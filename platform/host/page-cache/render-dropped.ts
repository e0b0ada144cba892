import type { RenderThreads } from '../rendering/threads/render-threads.ts'
import type { DroppedPage } from './pages-in-memory.ts'
import type { StoredPages } from './stored-pages.ts'

/** Number of dropped pages that may wait to be rendered. */
const mostWaiting = 100
/** Pages without a visitor are rendered only where a visitor's page would wait no longer than this, in ms. */
const busyMs = 100

export interface DroppedDeps {
  pages: Pick<StoredPages, 'has'>
  threads: Pick<RenderThreads, 'waitMs'>
}

/**
 * Renders pages that were dropped because of a change, so that the next visitor finds them stored: one after the other, and none while
 * the threads are busy with visitors. `render` never rejects. Changes that follow each other quickly render a waiting page once.
 */
export function renderDropped({ pages, threads }: DroppedDeps, render: (page: DroppedPage) => Promise<void>) {
  const waiting = new Map<string, DroppedPage>()
  let isRunning = false
  const run = async () => {
    isRunning = true
    for (const [key, page] of waiting) {
      waiting.delete(key)
      if (threads.waitMs <= busyMs && !pages.has(key)) await render(page)
    }
    isRunning = false
  }
  return (dropped: readonly DroppedPage[]): void => {
    for (const page of dropped) if (waiting.size < mostWaiting) waiting.set(page.key, page)
    if (!isRunning) void run()
  }
}
