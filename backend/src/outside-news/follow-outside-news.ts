import { refreshFeeds, type OutsideNewsSource, type RefreshOptions } from './refresh-feeds.ts'
import { forgetOtherFeeds } from './store-items.ts'

/** How often the process checks which feeds are due; the time of each feed's next fetch is kept in the database. */
const LOOK_EVERY_MS = 60_000

/**
 * Keeps the news of other sites up to date until stopped; stopping aborts a fetch in progress. At the start, news of feeds that are no longer
 * set are removed.
 */
export function followOutsideNews(
  source: OutsideNewsSource,
  options: Omit<RefreshOptions, 'signal'> = {},
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  let timer: NodeJS.Timeout | undefined
  let running = begin()

  async function begin(): Promise<void> {
    try {
      await forgetOtherFeeds(source.db, source.feeds)
    } catch (error) {
      source.log.error({ err: error }, 'failed to remove the news of feeds that are no longer set')
    }
    await look()
  }
  async function look(): Promise<void> {
    await refreshFeeds(source, { ...options, signal })
    if (!signal.aborted) timer = setTimeout(() => (running = look()), LOOK_EVERY_MS).unref()
  }
  return {
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      await running
    },
  }
}
