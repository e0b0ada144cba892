import type { Db, Queries } from 'database/db'

export type ReleaseAction =
  | 'publish'
  | 'activate'
  | 'canary'
  | 'promote'
  | 'rollback'
  | 'revoke'
  | 'freeze'
  | 'unfreeze'
  | 'pin'
  | 'prune'
  | 'stuck'
  | 'alert'

/** Who did what to a release, when and why. */
export interface AuditEntry {
  area: string
  action: ReleaseAction
  version: string | null
  /** The pointer's previous version. */
  from?: string | null
  actor: string
  reason: string
  detail?: object
}

export interface AuditLine extends Required<AuditEntry> {
  id: number
  /** ISO 8601. */
  at: string
}

export async function writeAudit(
  queries: Queries,
  { area, action, version, from = null, actor, reason, detail = {} }: AuditEntry,
): Promise<void> {
  await queries.query(
    'INSERT INTO release_audit (area, action, version, from_version, actor, reason, detail) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [area, action, version, from, actor, reason, JSON.stringify(detail)],
  )
}

/** Audit entries of one area or of all, newest first. */
export function readAudit(db: Db, { area, limit = 50 }: { area?: string; limit?: number }): Promise<AuditLine[]> {
  return db.query(
    `SELECT audit_id AS id, at, area, action, version, from_version AS "from", actor, reason, detail FROM release_audit
     WHERE $1::text IS NULL OR area = $1 ORDER BY audit_id DESC LIMIT $2`,
    [area ?? null, limit],
  )
}
