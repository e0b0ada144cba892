import type { Db, Queries } from 'database/db'
import type { ReleaseName } from '../release-name.ts'

/** A release that is not pruned yet. */
export interface HeldRelease extends ReleaseName {
  /** Milliseconds since 1970, like all moments here. */
  publishedAt: number
  bytes: number
}

/** A line of the audit log that moved a pointer. */
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
  /** When a link to a release was made last. */
  pins: (ReleaseName & { at: number })[]
  /** What pointers name: stable, canary, and the one before. */
  named: ReleaseName[]
  /** What servers rendered or browsers showed of late. */
  inUse: ReleaseName[]
}

/** A process may serve by an older pointer for some seconds, an answer may take some more; the rest is to be on the safe side. */
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

/** Marks releases as pruned, but for what a pointer names by now. Answers which. */
export function markPruned(queries: Queries, names: readonly ReleaseName[]): Promise<ReleaseName[]> {
  return queries.query<ReleaseName>(
    `UPDATE releases r SET pruned_at = now() WHERE pruned_at IS NULL AND area || ' ' || version = ANY($1)
       AND NOT EXISTS (SELECT 1 FROM release_pointers p WHERE p.area = r.area AND r.version IN (p.stable, p.previous, p.canary_version))
     RETURNING area, version`,
    [names.map(({ area, version }) => `${area} ${version}`)],
  )
}
