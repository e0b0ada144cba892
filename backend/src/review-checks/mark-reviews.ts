import type { Db } from 'database/db'
import { randomUUID } from 'node:crypto'
import type { Finding } from './written-review.ts'

/** Findings are written one after another, so that two of them cannot wait for each other's rows. */
const LOCK = 'SELECT pg_advisory_xact_lock(6100029)'

/**
 * Keeps the reviews of a finding out of the rating until a moderator decides. A review that a moderator has decided about for this rule
 * stays as it is. Returns the number of reviews that were not being checked before.
 */
export function markReviews(db: Db, { rule, commentIds, others = [], usual }: Finding): Promise<number> {
  return db.transaction(async queries => {
    await queries.query(LOCK)
    const rows = await queries.query<{ comment_id: number; being_checked: boolean }>(
      `SELECT comment_id, being_checked FROM comments WHERE comment_id = ANY($1) AND state IN ('published', 'flagged')
       ORDER BY comment_id FOR NO KEY UPDATE`,
      [commentIds],
    )
    const ids = rows.map(row => row.comment_id)
    const known = await queries.one<{ group_id: string }>(
      `SELECT group_id FROM review_suspicions WHERE comment_id = ANY($1) AND rule = $2 AND decision IS NULL ORDER BY at, comment_id LIMIT 1`,
      [[...ids, ...others], rule],
    )
    await queries.query(
      `INSERT INTO review_suspicions (comment_id, rule, group_id, found, usual)
       SELECT id, $2, $3, $4, $5 FROM unnest($1::bigint[]) AS id
       ON CONFLICT (comment_id, rule) DO UPDATE SET found = greatest(review_suspicions.found, excluded.found)
         WHERE review_suspicions.decision IS NULL`,
      [ids, rule, known?.group_id ?? randomUUID(), commentIds.length + others.length, usual],
    )
    const after = await queries.one<{ count: number }>(
      'SELECT count(*)::integer AS count FROM comments WHERE comment_id = ANY($1) AND being_checked',
      [rows.filter(row => !row.being_checked).map(row => row.comment_id)],
    )
    return after!.count
  })
}
