import { createEventLog } from 'backend/statistics/event-log'
import type { EventLog } from 'backend/statistics/event-log'
import { followContentChanges } from 'platform/host/page-cache/follow-content-changes'
import { StoredPages } from 'platform/host/page-cache/stored-pages'
import { startRendering, type Rendering } from 'platform/host/start-rendering'
import type { Portal } from './portal.ts'

/** The dependencies of a serving process, in addition to the portal itself. */
export interface Serving extends Rendering {
  /** Counted events waiting to be written to the database. */
  events: EventLog
  /** Pages of visitors who are not logged in; undefined: none are stored. */
  pages: StoredPages | undefined
  /** Aborted when the process is about to end, so that long-lived connections are closed. */
  closing: AbortController
}

export function startServing(portal: Portal): Serving {
  const { db, log, settings } = portal
  const events = createEventLog(db, log)
  const rendering = startRendering(portal, { db, log, processes: settings.webConcurrency })
  const pages = settings.pageCacheMb > 0 ? new StoredPages(settings.pageCacheMb * 1_000_000) : undefined
  if (pages) void followContentChanges(db, pages, log)
  return {
    ...rendering,
    events,
    pages,
    closing: new AbortController(),
    async stop() {
      await rendering.stop()
      await events.close()
    },
  }
}
