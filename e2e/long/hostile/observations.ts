import type { RunningPortal } from '../../portal/start-portal.ts'
import { ErrorLog } from './error-log.ts'
import type { FreshReleases } from './fresh-releases.ts'
import { HealthProbe, type HealthFigures } from './health.ts'
import { readProcessTree } from './process-tree.ts'
import type { Tally } from './tally.ts'

export interface Observations {
  minutes: number
  health: HealthFigures
  /** Resident memory of all processes, sampled every five seconds. */
  memorySamplesMb: readonly number[]
  /** Server processes that have ended. */
  ended: readonly number[]
  moved: readonly string[]
  revoked: ReadonlySet<string>
  tally: Tally
}

const checkIntervalMs = 5_000

/** Observes a portal from outside: its health page, processes, memory, log and releases. */
export class Watch {
  readonly log: ErrorLog
  readonly ended: number[] = []
  readonly memorySamplesMb: number[] = []
  readonly #portal: RunningPortal
  readonly #releases: FreshReleases
  readonly #probe: HealthProbe
  #serving: readonly number[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(portal: RunningPortal, releases: FreshReleases) {
    this.#portal = portal
    this.#releases = releases
    this.log = new ErrorLog(portal.process.stderr!)
    this.#probe = new HealthProbe(Number(new URL(portal.origin).port))
  }

  async start(): Promise<void> {
    await this.#look()
    this.#timer = setInterval(
      () => void this.#look().catch(error => console.error('The process tree could not be read:', error)),
      checkIntervalMs,
    )
  }

  get serving(): readonly number[] {
    return this.#serving
  }

  health(): Promise<HealthFigures> {
    return this.#probe.figures()
  }

  /** All data for the verdict, over the run so far. */
  async observations(minutes: number, tally: Tally): Promise<Observations> {
    const { ended, memorySamplesMb } = this
    const { moved, revoked } = this.#releases
    return { minutes, tally, health: await this.health(), ended, memorySamplesMb, moved, revoked }
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#probe.stop()
  }

  async #look(): Promise<void> {
    const { rssMb, children } = await readProcessTree(this.#portal.process.pid!)
    this.memorySamplesMb.push(rssMb)
    this.ended.push(...this.#serving.filter(pid => !children.includes(pid)))
    this.#serving = children
  }
}
