import type { Db } from 'database/db'
import type { Logger } from 'pino'
import { OrderRefused } from '../../api/order-refused.ts'
import { writeAudit } from '../releases/release-audit.ts'
import type { ReleaseDesk } from '../releases/release-desk.ts'
import type { Pointer, ReleaseRegister } from '../releases/release-register.ts'
import type { Evidence } from './figures.ts'
import { noEvidence, readEvidence, sumOf } from './figures.ts'
import type { ReleaseHealth } from './health.ts'
import type { ReleaseVotes } from './release-votes.ts'
import { poorVitals, verdict } from './verdict.ts'

export const guardActor = 'guard'

const lookMs = 2_000
/** How long a release is watched after it became stable; a canary is watched for as long as it runs. */
const watchMinutes = 30
/** How far back the predecessor's figures go. */
const memoryMinutes = 24 * 60

export interface GuardParts {
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
  #parts: GuardParts
  #timer: NodeJS.Timeout | undefined
  /** Releases that could not be rolled back, so that each is logged only once. */
  #stuckWith = new Set<string>()
  /** Releases and measures that this process has found poor. */
  #reported = new Set<string>()

  constructor(parts: GuardParts) {
    this.#parts = parts
  }

  start(): void {
    const { log } = this.#parts
    this.#timer = setInterval(
      () => void this.look().catch(error => log.error({ err: error }, 'guard check failed')),
      lookMs,
    ).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Judges every release under watch now. Any number of processes may run this: a pointer moves only once. */
  async look(): Promise<void> {
    const { db, register, health, votes } = this.#parts
    await Promise.all([health.flush(), votes.flush()])
    const watched = (await register.pointers()).flatMap(underWatch)
    if (watched.length === 0) return
    const [past, present] = await Promise.all([readEvidence(db, memoryMinutes), readEvidence(db, watchMinutes)])
    for (const { area, version, predecessor } of watched) {
      const before = `${area} ${predecessor}`
      // An earlier release of the area that was just as broken, and is gone, is no excuse.
      const rest = sumOf(
        [...present].filter(([key]) => !key.startsWith(`${area} `) || key === before).map(([, evidence]) => evidence),
      )
      const compared = {
        candidate: evidenceOf(present, `${area} ${version}`),
        predecessor: evidenceOf(past, before),
        rest,
      }
      for (const { measure, reason } of poorVitals(compared)) await this.#report(area, version, measure, reason)
      const reason = verdict(compared)
      if (reason) await this.#rollBack(area, version, reason)
    }
  }

  /** Reports to ops, once per release and measure across all processes. */
  async #report(area: string, version: string, measure: string, reason: string): Promise<void> {
    const { db, log } = this.#parts
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
    const { desk, log, onRollback } = this.#parts
    try {
      // `expected`: the pointer may have moved since the figures were read, and another release must not be blamed.
      await desk.rollback({ area, actor: guardActor, reason, expected: { from: version } })
      log.error({ area, release: version, reason }, `guard rolled back ${area} ${version}`)
      await onRollback()
    } catch (error) {
      if (!(error instanceof OrderRefused)) throw error
      const key = `${area} ${version}`
      if (!this.#stuckWith.has(key))
        log.error({ area, release: version, reason }, `guard cannot roll back ${key}: ${error.message}`)
      this.#stuckWith.add(key)
    }
  }
}

const evidenceOf = (all: Map<string, Evidence>, key: string): Evidence => all.get(key) ?? noEvidence()

/** A canary is compared with the stable release; a fresh stable release with the previous one. */
function underWatch({
  area,
  stable,
  stableSince,
  previous,
  canary,
}: Pointer): { area: string; version: string; predecessor: string }[] {
  if (canary) return [{ area, version: canary.version, predecessor: stable }]
  const isFresh = Date.now() - Date.parse(stableSince) < watchMinutes * 60_000
  return isFresh && previous ? [{ area, version: stable, predecessor: previous }] : []
}
