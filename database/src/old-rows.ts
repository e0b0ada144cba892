import type { Db } from './db.ts'

/** Counted events are kept until they are this many bytes (statistics/storable-json.ts), and 400 days at most. */
const EVENT_BYTES = 2_000_000_000

/** Rows that nobody will read again. Whoever writes such rows leaves their removal to this list. */
const oldRows = [
  { table: 'sessions', when: 'expires_at <= now()' },
  { table: 'oauth_grants', when: 'expires_at < now()' },
  { table: 'one_time_codes', when: "expires_at < now() - interval '1 day'" },
  { table: 'qr_sign_ins', when: 'expires_at < now()' },
  { table: 'sign_ins', when: "at < now() - interval '12 months'" },
  { table: 'refused_sign_ins', when: "at < now() - interval '12 months'" },
  { table: 'idempotency_keys', when: "created_at < now() - interval '1 day'" },
  { table: 'images', when: "attached_at IS NULL AND created_at < now() - interval '1 day'" },
  { table: 'release_tokens', when: 'expires_at < now()' },
  { table: 'release_processes', when: "seen_at < now() - interval '1 day'" },
  { table: 'release_health', when: "minute < now() - interval '90 days'" },
  { table: 'release_votes', when: "seen_at < now() - interval '1 day'" },
  { table: 'events', when: "at < now() - interval '400 days'" },
  { table: 'events', when: `written_at_byte <= (SELECT written FROM event_bytes) - ${EVENT_BYTES}` },
] as const

/** Few enough that nobody waits for the lock of one statement. */
const atOnce = 5_000

/** Removes all old rows, some at a time; answers how many of which table. Safe to run in several processes at once. */
export async function removeOldRows(db: Db): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const { table, when } of oldRows) {
    const sql = `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${when} LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)) RETURNING 1) SELECT count(*)::integer AS count FROM gone`
    for (let count = atOnce; count === atOnce;) {
      count = (await db.one<{ count: number }>(sql))!.count
      if (count > 0) removed[table] = (removed[table] ?? 0) + count
    }
  }
  return removed
}
