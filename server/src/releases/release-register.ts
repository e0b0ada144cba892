import type { ReleaseRecord } from 'shared-state/contract/release'
import type { Db, Queries } from '../db/db.ts'
import { ReleaseRefused } from './release-store.ts'

export interface Pointer {
  area: string
  stable: string
  previous: string | null
  /** `start` is the start command, which may move its own pointers again; anything else is a person or a guard. */
  setBy: string
  revision: number
}

export interface PublishedRelease {
  record: ReleaseRecord
  publishedBy: string
  publishedAt: string
}

export type Action = 'publish' | 'activate' | 'rollback' | 'pin'

export interface PointerChange {
  area: string
  stable: string
  previous: string | null
  actor: string
  action: Action
  reason: string
  /** Revision the change was decided on; undefined where the area had no pointer. */
  expected: number | undefined
}

const channel = 'release_changes'

/** Releases, pointers and audit in the database. */
export class ReleaseRegister {
  #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async releases(): Promise<PublishedRelease[]> {
    return this.#db.query<PublishedRelease>(
      `SELECT record, published_by AS "publishedBy", published_at AS "publishedAt" FROM releases ORDER BY area, published_at, version`,
    )
  }

  async pointers(): Promise<Pointer[]> {
    return this.#db.query<Pointer>(`SELECT area, stable, previous, set_by AS "setBy", revision FROM release_pointers ORDER BY area`)
  }

  async addRelease(record: ReleaseRecord, actor: string): Promise<void> {
    await this.#db.transaction(async queries => {
      await queries.query(`INSERT INTO releases (area, version, record, published_by) VALUES ($1, $2, $3, $4)`, [
        record.area, record.version, JSON.stringify(record), actor,
      ])
      await audit(queries, { area: record.area, action: 'publish', version: record.version, from: null, actor, reason: '' })
    })
    await this.#db.notify(channel, record.area)
  }

  /** Compare-and-swap: a pointer that moved since `expected` is left alone and the change refused. */
  async movePointer(change: PointerChange): Promise<void> {
    const { area, stable, previous, actor, action, reason, expected } = change
    await this.#db.transaction(async queries => {
      const [before] = await queries.query<{ stable: string }>(`SELECT stable FROM release_pointers WHERE area = $1`, [area])
      const moved =
        expected === undefined
          ? await queries.query(
              `INSERT INTO release_pointers (area, stable, previous, set_by) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING area`,
              [area, stable, previous, actor],
            )
          : await queries.query(
              `UPDATE release_pointers SET stable = $2, previous = $3, set_by = $4, revision = revision + 1, updated_at = now()
               WHERE area = $1 AND revision = $5 RETURNING area`,
              [area, stable, previous, actor, expected],
            )
      if (moved.length === 0) throw new ReleaseRefused(`the pointer of ${area} was moved by somebody else meanwhile: look and try again`)
      await audit(queries, { area, action, version: stable, from: before?.stable ?? null, actor, reason })
      await queries.query(`SELECT pg_notify($1, $2)`, [channel, area])
    })
  }

  async recordPin(area: string, version: string, actor: string): Promise<void> {
    await audit(this.#db, { area, action: 'pin', version, from: null, actor, reason: '' })
  }

  onChange(react: () => void): Promise<() => Promise<void>> {
    return this.#db.listen(channel, react)
  }
}

interface AuditEntry {
  area: string
  action: Action
  version: string
  from: string | null
  actor: string
  reason: string
}

async function audit(queries: Queries, { area, action, version, from, actor, reason }: AuditEntry): Promise<void> {
  await queries.query(
    `INSERT INTO release_audit (area, action, version, from_version, actor, reason) VALUES ($1, $2, $3, $4, $5, $6)`,
    [area, action, version, from, actor, reason],
  )
}

