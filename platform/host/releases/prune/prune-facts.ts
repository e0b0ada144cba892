import type { Db, Queries } from 'database/db'
import type { ReleaseName } from '../release-name.ts'

/** A release that is not pruned yet. */
export interface HeldRelease extends ReleaseName {
  /** Milliseconds since 1970, like all times here. */
  publishedAt: number
  bytes: number
}

/** An audit log entry that moved a pointer. */
export interface Move {
  area: string
  action: 'activate' | 'canary' | 'promote' | 'rollback'
  version: string
  from: string | null
  /** Of a canary; 0 ends it. */
  percent: number
  at: number
}

export interface PruneFacts {
  releases: HeldRelease[]
  /** Oldest first. */
  moves: Move[]
  /** When a pin link to each release was last created. */
  pins: (ReleaseName & { at: number })[]
  /** Releases named by pointers: stable, canary and previous. */
  named: ReleaseName[]
  /** Releases that servers rendered or browsers showed recently. */
  inUse: ReleaseName[]
}

/** A process may use an old pointer for some seconds, and a response may take some more; the rest is a safety margin. */
const inUseFor = '1 hour'
const milliseconds = (column: string) => `(extract(epoch FROM ${column}) * 1000)::bigint`

export async function readPruneFacts(db: Db): Promise<PruneFacts> {
  const [releases, moves, pins, named, inUse] = await Promise.all([
    db.query<HeldRelease>(
      `SELECT area, version, ${milliseconds('published_at')} AS "publishedAt",
         (SELECT coalesce(sum((value->>'size')::bigint), 0)::bigint FROM jsonb_each(record->'files')) AS bytes
       FROM releases WHERE pruned_at IS NULL ORDER BY area, published_at, version`,
    ),
    db.query<Move>(
      `SELECT area, action, version, from_version AS "from", coalesce((detail->>'percent')::int, 0) AS percent, ${milliseconds('at')} AS at
       FROM release_audit WHERE action IN ('activate', 'canary', 'promote', 'rollback') ORDER BY audit_id`,
    ),
    db.query<ReleaseName & { at: number }>(
      `SELECT area, version, ${milliseconds('max(at)')} AS at FROM release_audit WHERE action = 'pin' GROUP BY area, version`,
    ),
    db.query<ReleaseName>(
      `SELECT area, version FROM release_pointers, unnest(ARRAY[stable, previous, canary_version]) AS version WHERE version IS NOT NULL`,
    ),
    db.query<ReleaseName>(
      `SELECT DISTINCT area, version FROM release_health WHERE minute > now() - interval '${inUseFor}'`,
    ),
  ])
  return { releases, moves, pins, named, inUse }
}

/** Marks releases as pruned, except those that a pointer names by now. Returns the ones it marked. */
export function markPruned(queries: Queries, names: readonly ReleaseName[]): Promise<ReleaseName[]> {
  return queries.query<ReleaseName>(
    `UPDATE releases r SET pruned_at = now() WHERE pruned_at IS NULL AND area || ' ' || version = ANY($1)
       AND NOT EXISTS (SELECT 1 FROM release_pointers p WHERE p.area = r.area AND r.version IN (p.stable, p.previous, p.canary_version))
     RETURNING area, version`,
    [names.map(({ area, version }) => `${area} ${version}`)],
  )
}
