import type { Db } from 'database/db'
import type { Logger } from 'pino'
import { CommandRefused } from '../../api/command-refused.ts'
import { writeAudit } from '../releases/release-audit.ts'
import type { ReleaseDesk } from '../releases/release-desk.ts'
import type { ReleaseRegister } from '../releases/release-register.ts'
import { readEvidence } from './figures.ts'
import type { ReleaseHealth } from './health.ts'
import type { ReleaseVotes } from './release-votes.ts'
import { comparedOf, underWatch, watchMinutes } from './under-watch.ts'
import { poorVitals, verdict } from './verdict.ts'

export const guardActor = 'guard'

const checkIntervalMs = 2_000
/** How far back the predecessor's figures go. */
const memoryMinutes = 24 * 60

export interface GuardDeps {
  db: Db
  desk: Pick<ReleaseDesk, 'rollback'>
  register: Pick<ReleaseRegister, 'pointers'>
  health: Pick<ReleaseHealth, 'flush'>
  votes: Pick<ReleaseVotes, 'flush'>
  log: Logger
  /** Called after a rollback, so that this process applies it at once. */
  onRollback: () => Promise<void>
}

/**
 * Watches canaries and fresh releases, and automatically rolls back one that fails more often than its predecessor (verdict.ts). Poor web
 * vitals are only reported to ops, in the log and in the audit log: a canary never grows automatically.
 */
export class Guard {
  #deps: GuardDeps
  #timer: NodeJS.Timeout | undefined
  /** Releases that could not be rolled back, so that each is logged only once. */
  #stuckWith = new Set<string>()
  /** Releases and measures that this process has found poor. */
  #reported = new Set<string>()

  constructor(deps: GuardDeps) {
    this.#deps = deps
  }

  start(): void {
    const { log } = this.#deps
    this.#timer = setInterval(
      () => void this.check().catch(error => log.error({ err: error }, 'guard check failed')),
      checkIntervalMs,
    ).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Judges every release under watch now. Any number of processes may run this: a pointer moves only once. */
  async check(): Promise<void> {
    const { db, register, health, votes } = this.#deps
    await Promise.all([health.flush(), votes.flush()])
    const watched = (await register.pointers()).flatMap(pointer => underWatch(pointer, Date.now()))
    if (watched.length === 0) return
    const [past, present] = await Promise.all([readEvidence(db, memoryMinutes), readEvidence(db, watchMinutes)])
    for (const release of watched) {
      const { area, version } = release
      const compared = comparedOf(release, past, present)
      for (const { measure, reason } of poorVitals(compared)) await this.#report(area, version, measure, reason)
      const reason = verdict(compared)
      if (reason) await this.#rollBack(area, version, reason)
    }
  }

  /** Reports to ops, once per release and measure across all processes. */
  async #report(area: string, version: string, measure: string, reason: string): Promise<void> {
    const { db, log } = this.#deps
    const key = `${area} ${version} ${measure}`
    if (this.#reported.has(key)) return
    this.#reported.add(key)
    const isNew = await db.transaction(async queries => {
      await queries.query('SELECT 1 FROM release_state FOR UPDATE', [])
      const known = await queries.query(
        `SELECT 1 FROM release_audit WHERE area = $1 AND version = $2 AND action = 'alert' AND detail->>'measure' = $3 LIMIT 1`,
        [area, version, measure],
      )
      if (known.length > 0) return false
      await writeAudit(queries, { area, action: 'alert', version, actor: guardActor, reason, detail: { measure } })
      return true
    })
    if (isNew)
      log.warn(
        { area, release: version, reason },
        `${area} ${version} has poor web vitals: check it before extending it`,
      )
  }

  async #rollBack(area: string, version: string, reason: string): Promise<void> {
    const { desk, log, onRollback } = this.#deps
    try {
      // `expected`: the pointer may have moved since the figures were read, and another release must not be blamed.
      await desk.rollback({ area, actor: guardActor, reason, expected: { from: version } })
      log.error({ area, release: version, reason }, `guard rolled back ${area} ${version}`)
      await onRollback()
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error
      const key = `${area} ${version}`
      if (!this.#stuckWith.has(key))
        log.error({ area, release: version, reason }, `guard cannot roll back ${key}: ${error.message}`)
      this.#stuckWith.add(key)
    }
  }
}
