import type { Db } from 'database/db'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { Guard } from './guard/guard.ts'
import { ReleaseHealth } from './guard/health.ts'
import { ReleaseVotes } from './guard/release-votes.ts'
import type { Releases } from './open-releases.ts'
import { sweepStore } from './releases/prune/sweep.ts'
import { ReleaseBreakers } from './releases/release-breakers.ts'
import { RenderThreads } from './rendering/threads/render-threads.ts'

/** What a process needs to render pages: threads, and the tracking of release health. */
export interface Rendering {
  threads: RenderThreads
  breakers: ReleaseBreakers
  health: ReleaseHealth
  votes: ReleaseVotes
  stop(): Promise<void>
}

/** One core is left for the main thread. */
const threadCount = (processes: number): number => Math.max(1, Math.floor(availableParallelism() / processes) - 1)

/** Starts render threads and the guard. `processes`: number of server processes on this machine. */
export function startRendering(
  { snapshots, store, register, rendered, devOrigin, desk }: Releases,
  { db, log, processes }: { db: Db; log: Logger; processes: number },
): Rendering {
  const health = new ReleaseHealth(db)
  const votes = new ReleaseVotes(db)
  const threads = new RenderThreads({
    folder: rendered.folder,
    isVerified: !devOrigin,
    count: threadCount(processes),
    recordOf: async (area, version) => {
      await snapshots.know({ [area]: version })
      return snapshots.recordOf(area, version)
    },
    named: () => snapshots.named,
    onEnded: error =>
      log.error({ err: error, ...(error.culprit && { release: error.culprit }) }, 'a render thread was replaced'),
    onLeakedTimers({ area, version, timers }) {
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
    threads,
    breakers: new ReleaseBreakers(),
    health,
    votes,
    async stop() {
      guard.stop()
      await threads.close()
      await health.stop()
      await votes.stop()
    },
  }
}
