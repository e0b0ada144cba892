import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Snapshot } from 'shared-state/contract/release'
import type { Votes } from '../guard/release-votes.ts'
import type { ReleaseBreakers } from '../releases/release-breakers.ts'
import type { ReleaseName } from '../releases/release-name.ts'
import type { Snapshots } from '../releases/snapshots.ts'
import { isLateContent, isReleasesFault, type RenderJob } from './threads/render-messages.ts'
import type { RenderThreads } from './threads/render-threads.ts'
import { RenderingEnded } from './threads/rendering-ended.ts'
import type { RenderHelp } from './threads/thread-options.ts'

/** Limits: addresses queued per release, networks remembered per address, and renderings per release and minute. */
const mostWaiting = 20
const mostNetworks = 50
const mostAMinute = 6
const minuteMs = 60_000
/** Lets visitors whose pages failed be served first, from the previous release. */
const pauseMs = 500
/** Longer than all of a page's own time limits together. */
const probeMs = 20_000

export interface FaultProbeDeps {
  threads: Pick<RenderThreads, 'renderApart'>
  snapshots: Pick<Snapshots, 'isRevoked'>
  breakers: Pick<ReleaseBreakers, 'trip'>
  votes: Votes
  /** Calls and context for a rendering without a visitor. */
  anonymousHelp(job: RenderJob, signal: AbortSignal): RenderHelp
  /** Waits before the first of several renderings; default: half a second. */
  pause?: () => Promise<void>
  log: Pick<Logger, 'error'>
}

/** A page that failed, perhaps because of another page in its thread, or that was not rendered with this release because it is paused. */
export interface Suspicion {
  release: ReleaseName
  job: Omit<RenderJob, 'snapshot' | 'down'>
  snapshot: Snapshot
  /** The visitor's network (wide, platform/api/network.ts). */
  network: string
}

interface Suspect extends Omit<Suspicion, 'network'> {
  networks: Set<string>
}

/**
 * Pages share a render thread, so when a thread is ended or slow, any of its pages may be the cause. The server renders their addresses
 * again, one at a time on an otherwise empty thread and without any visitor data. If the release fails again, the fault is its own and
 * counts for each network that requested that address.
 */
export class FaultProbe {
  #deps: FaultProbeDeps
  #waiting = new Map<string, Suspect>()
  #isRunning = false
  #resuming: NodeJS.Timeout | undefined
  /** Renderings of the last minute. The limit is one per release, so that slow pages of others cannot keep a broken release unjudged. */
  #started: { release: string; at: number }[] = []

  constructor(deps: FaultProbeDeps) {
    this.#deps = deps
  }

  suspect({ release, job, snapshot, network }: Suspicion): void {
    const key = `${nameOf(release)} ${new URL(job.url).pathname}`
    const known = this.#waiting.get(key)
    if (!known && this.#countQueued(release) >= mostWaiting) return
    const suspect = known ?? { release, job: anonymous(job), snapshot, networks: new Set<string>() }
    if (suspect.networks.size < mostNetworks) suspect.networks.add(network)
    this.#waiting.set(key, suspect)
    this.#start()
  }

  #countQueued(release: ReleaseName): number {
    return [...this.#waiting.values()].filter(queued => nameOf(queued.release) === nameOf(release)).length
  }

  #start = (): void =>
    void this.#run().catch((error: unknown) => this.#deps.log.error({ err: error }, 'fault probe failed'))

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    clearTimeout(this.#resuming)
    try {
      await (this.#deps.pause?.() ?? delay(pauseMs, undefined, { ref: false }))
      for (let next = this.#next(); next; next = this.#next()) await this.#probe(next)
    } finally {
      this.#isRunning = false
    }
    // On a quiet site no further suspicion would start the rest.
    if (this.#waiting.size > 0) this.#resuming = setTimeout(this.#start, minuteMs).unref()
  }

  /** The address requested by the most networks; undefined while the limit holds back every release that is queued. */
  #next(): [key: string, suspect: Suspect] | undefined {
    const now = performance.now()
    this.#started = this.#started.filter(({ at }) => now - at < minuteMs)
    const isHeldBack = ({ release }: Suspect) =>
      this.#started.filter(started => started.release === nameOf(release)).length >= mostAMinute
    const most = [...this.#waiting]
      .filter(([, suspect]) => !isHeldBack(suspect))
      .reduce<[string, Suspect] | undefined>(
        (known, next) => (known && known[1].networks.size >= next[1].networks.size ? known : next),
        undefined,
      )
    if (most) this.#started.push({ release: nameOf(most[1].release), at: now })
    return most
  }

  async #probe([key, suspect]: [string, Suspect]): Promise<void> {
    const { snapshots, votes, breakers } = this.#deps
    const { release, networks } = suspect
    const isFault = !snapshots.isRevoked(release) && (await this.#failsAgain(suspect))
    // Only now: further networks could join while the probe ran.
    this.#waiting.delete(key)
    if (!isFault) return
    for (const network of networks) {
      breakers.trip(release, network)
      votes.cast({ ...release, side: 'server', network, failed: true })
    }
  }

  async #failsAgain({ release, job, snapshot }: Suspect): Promise<boolean> {
    const probe: RenderJob = { ...job, snapshot, down: [] }
    const signal = AbortSignal.timeout(probeMs)
    try {
      const result = await this.#deps.threads.renderApart(() => probe, this.#deps.anonymousHelp(probe, signal))
      return result.failures.some(
        failure => failure.area === release.area && isReleasesFault(failure) && !isLateContent(failure.error),
      )
    } catch (error) {
      if (!(error instanceof RenderingEnded)) return release.area === 'shell' && !signal.aborted
      return error.culprit?.area === release.area && error.culprit.version === release.version
    }
  }
}

const nameOf = ({ area, version }: ReleaseName): string => `${area} ${version}`

/** The same address without any visitor data. */
const anonymous = ({ url, visitor }: Suspicion['job']): Suspect['job'] => ({
  url,
  method: 'GET',
  visitor,
  device: { userAgent: '', fingerprint: '' },
  user: null,
})
