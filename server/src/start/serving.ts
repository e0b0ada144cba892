import { createEventLog } from 'backend/statistics/event-log'
import type { EventLog } from 'backend/statistics/event-log'
import { availableParallelism } from 'node:os'
import { Guard } from 'platform/host/guard/guard'
import { ReleaseHealth } from 'platform/host/guard/health'
import { ReleaseVotes } from 'platform/host/guard/release-votes'
import { sweepStore } from 'platform/host/releases/prune/sweep'
import { ReleaseBreakers } from 'platform/host/releases/release-breakers'
import { RenderThreads } from 'platform/host/rendering/threads/render-threads'
import type { Portal } from '../portal.ts'

/** What a process needs to serve pages, beside the portal itself: threads that render, and what is known of how releases fare. */
export interface Serving {
  threads: RenderThreads
  breakers: ReleaseBreakers
  health: ReleaseHealth
  votes: ReleaseVotes
  /** Counted events on their way to the database. */
  events: EventLog
  /** Aborted when the process is about to end: whatever holds a connection open lets it go. */
  closing: AbortController
  stop(): Promise<void>
}

/** One core is left to the thread that serves. */
const threadCount = (processes: number): number => Math.max(1, Math.floor(availableParallelism() / processes) - 1)

export function startServing({
  snapshots,
  store,
  register,
  rendered,
  devOrigin,
  desk,
  db,
  log,
  settings,
}: Portal): Serving {
  const health = new ReleaseHealth(db)
  const votes = new ReleaseVotes(db)
  const events = createEventLog(db, log)
  const threads = new RenderThreads({
    folder: rendered.folder,
    isVerified: !devOrigin,
    count: threadCount(settings.webConcurrency),
    recordOf: async (area, version) => {
      await snapshots.know({ [area]: version })
      return snapshots.recordOf(area, version)
    },
    named: () => snapshots.named,
    onEnded: error =>
      log.error({ err: error, ...(error.culprit && { release: error.culprit }) }, 'a render thread was replaced'),
    onLeftTimers({ area, version, timers }) {
      log.warn({ area, release: version, timers }, `${area} ${version} has left ${timers} timers running`)
      health.count({ area, version, kind: 'left_timers', value: timers })
    },
  })
  snapshots.onRevision(() => threads.namedChanged())
  snapshots.onRevision(
    () =>
      void sweepStore(store, register).catch(error =>
        log.error({ err: error }, 'folders of pruned releases could not be removed'),
      ),
  )
  const guard = new Guard({ db, desk, register, health, votes, log, onRollback: () => snapshots.refresh() })
  if (!devOrigin) {
    health.start(error => log.error({ err: error }, 'failed to persist release health'))
    votes.start(error => log.error({ err: error }, 'failed to persist release votes'))
    guard.start()
  }
  return {
    closing: new AbortController(),
    threads,
    breakers: new ReleaseBreakers(),
    health,
    votes,
    events,
    async stop() {
      guard.stop()
      await threads.close()
      await health.stop()
      await votes.stop()
      await events.close()
    },
  }
}
