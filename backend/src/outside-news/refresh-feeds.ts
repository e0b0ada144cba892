import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import type { AddressOptions } from './checked-addresses.ts'
import { FeedFailure } from './feed-failure.ts'
import { feedItems } from './feed-items.ts'
import { feedText } from './feed-text.ts'
import { noteFailure, noteSuccess, takeTurn } from './feed-turns.ts'
import { fetchFeed, type Validators } from './fetch-feed.ts'
import type { OutsideFeed } from './outside-feed.ts'
import { parseFeed } from './parse-feed.ts'
import { oneLine } from './plain-text.ts'
import { storeItems } from './store-items.ts'

const MOST_PROBLEM = 200

export interface OutsideNewsSource {
  db: Db
  feeds: readonly OutsideFeed[]
  /** Address of the portal, for the User-Agent: whoever reads it can ask why the feed is fetched. */
  origin: string
  log: Log
}

export interface RefreshOptions extends AddressOptions {
  signal: AbortSignal
  timeoutMs?: number
}

/**
 * Fetches the feeds that are due, one after the other, so that no server gets two requests at once. Logs every fetch that changed something or
 * failed, and never throws.
 */
export async function refreshFeeds(source: OutsideNewsSource, options: RefreshOptions): Promise<void> {
  const { db, feeds, log } = source
  try {
    for (const feed of feeds) {
      if (options.signal.aborted) return
      const validators = await takeTurn(db, feed)
      if (validators) await refreshFeed(source, options, { feed, validators })
    }
  } catch (error) {
    if (!options.signal.aborted) log.error({ err: error }, 'failed to follow the feeds of other sites, will retry')
  }
}

async function refreshFeed(
  { db, origin, log }: OutsideNewsSource,
  options: RefreshOptions,
  { feed, validators }: { feed: OutsideFeed; validators: Validators },
): Promise<void> {
  try {
    const userAgent = `Brokerlens feed reader (+${origin})`
    const fetched = await fetchFeed(feed.url, validators, { ...options, userAgent })
    const stored = fetched && (await storeItems(db, feed, feedItems(parseFeed(feedText(fetched.body)), feed.url)))
    await noteSuccess(db, feed, fetched ?? validators)
    if (stored && stored.added + stored.changed > 0) log.info({ feed: feed.url, ...stored }, 'news feed fetched')
  } catch (error) {
    if (options.signal.aborted) return
    const problem = oneLine(problemOf(error), MOST_PROBLEM) // part of a message may come from the feed
    await noteFailure(db, feed, { problem, retryAfter: error instanceof FeedFailure ? error.retryAfter : undefined })
    log.warn({ feed: feed.url, problem }, 'failed to fetch a news feed, will retry later')
  }
}

/** If no address of a host can be connected to, the error has a code but no message. */
function problemOf(error: unknown): string {
  const { message, code }: { message?: string; code?: string } = Object(error)
  return message || code || String(error)
}
