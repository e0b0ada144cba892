import type { Db, Queries } from 'database/db'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { CommandRefused } from '../../api/command-refused.ts'
import { markPruned, type PruneFacts, readPruneFacts } from './prune/prune-facts.ts'
import type { AuditEntry } from './release-audit.ts'
import { writeAudit } from './release-audit.ts'
import type { ReleaseName } from './release-name.ts'

export interface Pointer {
  area: string
  stable: string
  /** ISO 8601; when this release became stable. */
  stableSince: string
  previous: string | null
  canary: { version: string; percent: number; since: string } | null
  frozen: { by: string; reason: string } | null
  /** `start` is the start command, which may move its own pointers again; any other value is a person or the guard. */
  setBy: string
  revision: number
}

interface Publication {
  signedBy: string
  publishedBy: string
  publishedAt: string
}

export interface PublishedRelease extends Publication {
  record: ReleaseRecord
  /** Name of its object in the bucket. */
  bundle: string | null
  /** Its files are gone; its name stays reserved. */
  prunedAt: string | null
}

export type NewRelease = Pick<PublishedRelease, 'record' | 'signedBy' | 'bundle'>

export interface ReleaseSummary extends Publication, ReleaseName {
  commit: string
}

export interface PointerChange {
  /** The pointer as it was when the change was decided; undefined if the area had none. */
  before: Pointer | undefined
  stable: string
  previous: string | null
  canary: { version: string; percent: number } | null
  /** Revoked together with the change: open tabs leave it on their next navigation. */
  revoke?: string
  audit: AuditEntry
}

interface PointerRow {
  area: string
  stable: string
  stable_since: string
  previous: string | null
  canary_version: string | null
  canary_percent: number
  canary_since: string | null
  frozen_by: string | null
  frozen_reason: string | null
  set_by: string
  revision: number
}

const channel = 'release_changes'
const publication = 'signed_by AS "signedBy", published_by AS "publishedBy", published_at AS "publishedAt"'
const nameOf = ({ area, version }: ReleaseName) => `${area} ${version}`

/** A release of that name exists or has existed. */
export class NameTaken extends CommandRefused {
  override name = 'NameTaken'
}

/** Releases, pointers, revocations and audit in the database. Every change is one transaction that raises the revision. */
export class ReleaseRegister {
  #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** All releases, oldest first per area, without their records, which list every file. */
  summaries(): Promise<ReleaseSummary[]> {
    return this.#db.query(
      `SELECT area, version, record->>'commit' AS commit, ${publication} FROM releases WHERE pruned_at IS NULL ORDER BY area, published_at, version`,
    )
  }

  /** Includes pruned releases. */
  release({ area, version }: ReleaseName): Promise<PublishedRelease | undefined> {
    return this.#db.one(
      `SELECT record, bundle, pruned_at AS "prunedAt", ${publication} FROM releases WHERE area = $1 AND version = $2`,
      [area, version],
    )
  }

  /** The records of the given releases; unknown and pruned ones are left out. */
  async records(names: readonly ReleaseName[]): Promise<ReleaseRecord[]> {
    if (names.length === 0) return []
    const rows = await this.#db.query<{ record: ReleaseRecord }>(
      `SELECT record FROM releases WHERE pruned_at IS NULL AND area || ' ' || version = ANY($1)`,
      [names.map(nameOf)],
    )
    return rows.map(({ record }) => record)
  }

  /** Those of an area's twenty newest releases that have a file with this integrity. */
  releasesWith(area: string, integrity: string): Promise<ReleaseName[]> {
    return this.#db.query(
      `SELECT area, version FROM (SELECT area, version, record FROM releases WHERE area = $1 AND pruned_at IS NULL
                                  ORDER BY published_at DESC LIMIT 20) newest
       WHERE EXISTS (SELECT FROM jsonb_each(record->'files') file WHERE file.value->>'integrity' = $2)`,
      [area, integrity],
    )
  }

  async pointers(): Promise<Pointer[]> {
    return (await this.#db.query<PointerRow>('SELECT * FROM release_pointers ORDER BY area')).map(toPointer)
  }

  /** Revoked releases, and the epoch: the number of the newest revocation, 0 if there is none. */
  async revocations(): Promise<{ epoch: number; revoked: (ReleaseName & { epoch: number; reason: string })[] }> {
    const revoked = await this.#db.query<ReleaseName & { epoch: number; reason: string }>(
      'SELECT area, version, epoch, reason FROM release_revocations ORDER BY epoch',
    )
    return { epoch: revoked.at(-1)?.epoch ?? 0, revoked }
  }

  async revision(): Promise<number> {
    return (await this.#db.one<{ revision: number }>('SELECT revision FROM release_state'))?.revision ?? 0
  }

  /**
   * `place` moves the files to where they are served from: after the name is reserved for this publish and before anyone can see the
   * release. Files already there were left by an interrupted publish.
   */
  addRelease({ record, signedBy, bundle }: NewRelease, audit: AuditEntry, place: () => Promise<void>): Promise<void> {
    const { area, version } = record
    return this.#change([audit], async queries => {
      const added = await queries.query(
        `INSERT INTO releases (area, version, record, signed_by, bundle, published_by) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING RETURNING area`,
        [area, version, JSON.stringify(record), signedBy, bundle, audit.actor],
      )
      if (added.length === 0)
        throw new NameTaken(`${area} ${version} is or was already published; a version is never overwritten`)
      await place()
    })
  }

  /** Compare-and-swap: if the pointer has moved since `before` was read, it stays as it is and the change is refused. */
  movePointer({ before, stable, previous, canary, revoke, audit }: PointerChange): Promise<void> {
    const { area, actor, reason } = audit
    const columns = [area, stable, previous, canary?.version ?? null, canary?.percent ?? 0, actor]
    return this.#change([audit], async queries => {
      const moved = before
        ? await queries.query(
            `UPDATE release_pointers SET stable = $2, previous = $3, canary_version = $4, canary_percent = $5, set_by = $6,
               stable_since = CASE WHEN stable = $2 THEN stable_since ELSE now() END,
               canary_since = CASE WHEN $4::text IS NULL THEN NULL WHEN canary_version = $4 THEN canary_since ELSE now() END,
               revision = revision + 1, updated_at = now()
             WHERE area = $1 AND revision = $7 RETURNING area`,
            [...columns, before.revision],
          )
        : await queries.query(
            `INSERT INTO release_pointers (area, stable, previous, canary_version, canary_percent, set_by, canary_since)
             VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $4::text IS NULL THEN NULL ELSE now() END) ON CONFLICT DO NOTHING RETURNING area`,
            columns,
          )
      if (moved.length === 0)
        throw new CommandRefused(`the pointer of ${area} was moved in the meantime: check and try again`)
      const pruned = await queries.one(
        'SELECT 1 FROM releases WHERE area = $1 AND version IN ($2, $3) AND pruned_at IS NOT NULL',
        [area, stable, canary?.version ?? null],
      )
      if (pruned) throw new CommandRefused(`a release of ${area} was pruned in the meantime: check and try again`)
      if (revoke) await insertRevocation(queries, { area, version: revoke }, reason)
    })
  }

  revoke(release: ReleaseName, audit: AuditEntry): Promise<void> {
    return this.#change([audit], queries => insertRevocation(queries, release, audit.reason))
  }

  freeze(area: string, frozen: { by: string; reason: string } | null, audit: AuditEntry): Promise<void> {
    const sql =
      'UPDATE release_pointers SET frozen_by = $2, frozen_reason = $3, revision = revision + 1, updated_at = now() WHERE area = $1'
    return this.#change([audit], queries => queries.query(sql, [area, frozen?.by ?? null, frozen?.reason ?? null]))
  }

  /** The data that decides which releases can be pruned. */
  pruneFacts(): Promise<PruneFacts> {
    return readPruneFacts(this.#db)
  }

  /** Removes releases from every list; their records stay. Returns the pruned ones: those that a pointer names by now are left alone. */
  async prune(audits: readonly (AuditEntry & ReleaseName)[]): Promise<ReleaseName[]> {
    const pruned: ReleaseName[] = []
    await this.#change([], async queries => {
      pruned.push(...(await markPruned(queries, audits)))
      const isPruned = new Set(pruned.map(nameOf))
      for (const audit of audits) if (isPruned.has(nameOf(audit))) await writeAudit(queries, audit)
    })
    return pruned
  }

  /** Which of these releases are pruned. */
  async prunedAmong(names: readonly ReleaseName[]): Promise<ReleaseName[]> {
    return this.#db.query(
      `SELECT area, version FROM releases WHERE pruned_at IS NOT NULL AND area || ' ' || version = ANY($1)`,
      [names.map(nameOf)],
    )
  }

  /** Objects in the bucket whose release is pruned. */
  async prunedBundles(): Promise<(ReleaseName & { bundle: string })[]> {
    return this.#db.query(
      'SELECT area, version, bundle FROM releases WHERE bundle IS NOT NULL AND pruned_at IS NOT NULL',
    )
  }

  /** Releases that are not in the bucket, or no longer. */
  async releasesWithoutBundle(): Promise<ReleaseName[]> {
    return this.#db.query(
      'SELECT area, version FROM releases WHERE bundle IS NULL AND pruned_at IS NULL ORDER BY area, published_at',
    )
  }

  /** Records the name of a release's object in the bucket; null: it no longer has one. */
  async setBundle({ area, version }: ReleaseName, bundle: string | null): Promise<void> {
    await this.#db.query('UPDATE releases SET bundle = $3 WHERE area = $1 AND version = $2', [area, version, bundle])
  }

  recordPin(audit: AuditEntry): Promise<void> {
    return writeAudit(this.#db, audit)
  }

  onChange(react: () => void): Promise<() => Promise<void>> {
    return this.#db.listen(channel, react)
  }

  async #change(audit: readonly AuditEntry[], work: (queries: Queries) => Promise<unknown>): Promise<void> {
    await this.#db.transaction(async queries => {
      // Locking this row also queues all changes: decisions are made one after another.
      await queries.query('UPDATE release_state SET revision = revision + 1')
      await work(queries)
      for (const entry of audit) await writeAudit(queries, entry)
      await queries.query('SELECT pg_notify($1, $2)', [channel, audit[0]?.area ?? ''])
    })
  }
}

const insertRevocation = (queries: Queries, { area, version }: ReleaseName, reason: string) =>
  queries.query(
    'INSERT INTO release_revocations (area, version, reason) VALUES ($1, $2, $3) ON CONFLICT (area, version) DO NOTHING',
    [area, version, reason],
  )

const toPointer = (row: PointerRow): Pointer => ({
  area: row.area,
  stable: row.stable,
  stableSince: row.stable_since,
  previous: row.previous,
  canary: row.canary_version
    ? { version: row.canary_version, percent: row.canary_percent, since: row.canary_since ?? row.stable_since }
    : null,
  frozen: row.frozen_by ? { by: row.frozen_by, reason: row.frozen_reason ?? '' } : null,
  setBy: row.set_by,
  revision: row.revision,
})
