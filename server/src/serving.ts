import { createEventLog } from 'backend/statistics/event-log'
import type { EventLog } from 'backend/statistics/event-log'
import { HeardChanges } from 'platform/host/page-cache/heard-changes'
import { followContentChanges } from 'platform/host/page-cache/follow-content-changes'
import { openRedisStore } from 'platform/host/page-cache/shared/redis-store'
import { SharedPages } from 'platform/host/page-cache/shared/shared-pages'
import { StoredPages } from 'platform/host/page-cache/stored-pages'
import { startRendering, type Rendering } from 'platform/host/start-rendering'
import type { Portal } from './portal.ts'

/** The dependencies of a serving process, in addition to the portal itself. */
export interface Serving extends Rendering {
  /** Counted events waiting to be written to the database. */
  events: EventLog
  /** Pages of visitors who are not logged in; undefined: none are stored. */
  pages: StoredPages | undefined
  /** Which processes have heard of which changes. */
  heard: HeardChanges
  /** Aborted when the process is about to end, so that long-lived connections are closed. */
  closing: AbortController
}

/** Rejects if the database cannot be listened to. */
export async function startServing(portal: Portal): Promise<Serving> {
  const { db, log, settings, secrets, processes } = portal
  const events = createEventLog(db, log)
  const rendering = startRendering(portal, { db, log, processes: settings.webConcurrency })
  const { devOrigin } = portal
  // Under `npm run dev`, code changes without a new version.
  const isStoring = settings.pageCacheMb > 0 && !devOrigin
  const { redisUrl: url } = settings
  const shared =
    isStoring && url
      ? new SharedPages({ store: openRedisStore({ url, log }), db, processes, secret: secrets.session, log })
      : undefined
  const pages = isStoring ? new StoredPages(settings.pageCacheMb * 1_000_000, shared) : undefined
  // Before changes are followed: shared pages and changes are compared by the order in which this process hears of them.
  await shared?.start()
  if (pages) await followContentChanges(db, pages)
  const heard = new HeardChanges({ db, processes, log })
  await heard.start()
  return {
    ...rendering,
    events,
    pages,
    heard,
    closing: new AbortController(),
    async stop() {
      shared?.close()
      await rendering.stop()
      await events.close()
    },
  }
}
