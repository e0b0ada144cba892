import type { Db } from 'database/db'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

const heartbeatMs = 5_000
const goneAfterSeconds = 15
const lookAgainMs = 25

/**
 * The server processes of all machines and the release revision each has applied. With the embedded database there is only one process;
 * nothing is written then.
 */
export class ReleaseProcesses {
  /** Names this process among those of all machines. */
  readonly id: string = randomUUID()
  #db: Db
  #seen = 0
  #heartbeat: NodeJS.Timeout | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** Records that this process has applied a revision. */
  async seen(revision: number): Promise<void> {
    this.#seen = revision
    if (this.#heartbeat) await this.#write()
  }

  /** Registers this process until stop() is called. */
  async start(onError: (error: unknown) => void): Promise<void> {
    if (this.#db.engine === 'pglite') return
    this.#heartbeat = setInterval(() => void this.#write().catch(onError), heartbeatMs).unref()
    await this.#write()
  }

  async stop(): Promise<void> {
    if (!this.#heartbeat) return
    clearInterval(this.#heartbeat)
    await this.#db.query('DELETE FROM release_processes WHERE process_id = $1', [this.id])
  }

  /**
   * Waits until every live process has applied the newest revision, for at most `limitMs`; returns the hosts that have not applied it yet.
   */
  async acknowledged(limitMs = 5_000): Promise<string[]> {
    const until = Date.now() + limitMs
    for (;;) {
      const behind = await this.#db.query<{ host: string }>(
        `SELECT host FROM release_processes WHERE seen_at > now() - make_interval(secs => ${goneAfterSeconds})
           AND seen_revision < (SELECT revision FROM release_state)`,
      )
      if (behind.length === 0 || Date.now() > until) return behind.map(({ host }) => host)
      await delay(lookAgainMs)
    }
  }

  /** The ids of the processes that have registered and were alive a short time ago. */
  async live(): Promise<string[]> {
    const rows = await this.#db.query<{ id: string }>(
      `SELECT process_id AS id FROM release_processes WHERE seen_at > now() - make_interval(secs => ${goneAfterSeconds})`,
    )
    return rows.map(({ id }) => id)
  }

  #write(): Promise<unknown> {
    return this.#db.query(
      `INSERT INTO release_processes (process_id, host, seen_revision) VALUES ($1, $2, $3)
       ON CONFLICT (process_id) DO UPDATE SET seen_revision = $3, seen_at = now()`,
      [this.id, `${hostname()} ${process.pid}`, this.#seen],
    )
  }
}
