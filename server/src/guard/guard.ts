import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import type { ReleaseDesk } from '../releases/release-desk.ts'
import type { Pointer, ReleaseRegister } from '../releases/release-register.ts'
import type { Figures } from './figures.ts'
import { readFigures, sumOf } from './figures.ts'
import type { ReleaseHealth } from './health.ts'
import { verdict } from './verdict.ts'
import { OrderRefused } from '../control/order-refused.ts'

export const guardActor = 'guard'

const lookMs = 2_000
/** A release is watched for this long after it became stable; a canary for as long as it is one. */
const watchMinutes = 30
/** How far back the predecessor's figures go. */
const memoryMinutes = 24 * 60

export interface GuardParts {
  db: Db
  desk: Pick<ReleaseDesk, 'rollback'>
  register: Pick<ReleaseRegister, 'pointers'>
  health: ReleaseHealth
  log: Logger
  /** After a rollback: this process serves by it at once. */
  onRollback: () => Promise<void>
}

/** Watches canaries and fresh releases, and takes back by itself one that fails oftener than its predecessor (verdict.ts). */
export class Guard {
  #parts: GuardParts
  #timer: NodeJS.Timeout | undefined
  /** Releases that could not be rolled back, so that the log says so once. */
  #stuckWith = new Set<string>()

  constructor(parts: GuardParts) {
    this.#parts = parts
  }

  start(): void {
    const { log } = this.#parts
    this.#timer = setInterval(() => void this.look().catch(error => log.error({ err: error }, 'the guard could not look')), lookMs).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Judges every release under watch now. Any number of processes may look: a pointer moves once. */
  async look(): Promise<void> {
    const { db, register, health } = this.#parts
    await health.flush()
    const watched = (await register.pointers()).flatMap(underWatch)
    if (watched.length === 0) return
    const [past, present] = await Promise.all([readFigures(db, memoryMinutes), readFigures(db, watchMinutes)])
    for (const { area, version, predecessor } of watched) {
      const own = `${area} ${version}`
      const before = `${area} ${predecessor}`
      // An earlier release of the area that was as broken, and is gone, excuses nothing.
      const rest = sumOf([...present].filter(([key]) => !key.startsWith(`${area} `) || key === before).map(([, figures]) => figures))
      const reason = verdict(figuresOf(present, own), figuresOf(past, before), rest)
      if (reason) await this.#rollBack(area, version, reason)
    }
  }

  async #rollBack(area: string, version: string, reason: string): Promise<void> {
    const { desk, log, onRollback } = this.#parts
    try {
      // Somebody may have moved the pointer since the figures were read: another release is not to blame.
      await desk.rollback({ area, actor: guardActor, reason, expected: { from: version } })
      log.error({ area, release: version, reason }, `the guard has rolled ${area} ${version} back`)
      await onRollback()
    } catch (error) {
      if (!(error instanceof OrderRefused)) throw error
      const key = `${area} ${version}`
      if (!this.#stuckWith.has(key)) log.error({ area, release: version, reason }, `the guard would roll ${key} back, but: ${error.message}`)
      this.#stuckWith.add(key)
    }
  }
}

const figuresOf = (all: Map<string, Figures>, key: string): Figures => all.get(key) ?? {}

/** A canary against the stable release; else a fresh stable one against the one before. */
function underWatch({ area, stable, stableSince, previous, canary }: Pointer): { area: string; version: string; predecessor: string }[] {
  if (canary) return [{ area, version: canary.version, predecessor: stable }]
  const isFresh = Date.now() - Date.parse(stableSince) < watchMinutes * 60_000
  return isFresh && previous ? [{ area, version: stable, predecessor: previous }] : []
}
