import type { Db } from 'database/db'
import { checkReview } from './check-review.ts'
import { markReviews } from './mark-reviews.ts'
import { readRatings } from './review-history.ts'
import { findRings } from './ring-rule.ts'

/** The sweep runs every hour (server/src/start/serve.ts); three hours leave room for a restart. */
const RECHECKED = "interval '3 hours'"
const MOST_RECHECKED = 2000

/**
 * Checks the reviews of the last hours once more, for those that were written at the same moment or whose check failed, and looks for
 * rings among the reviews of the last months. Returns the number of reviews marked.
 */
export async function sweepReviews(db: Db, signal: AbortSignal): Promise<number> {
  const recent = await db.query<{ comment_id: number }>(
    `SELECT comment_id FROM comments
     WHERE parent_id IS NULL AND target_type = 'broker' AND NOT sample AND created_at > now() - ${RECHECKED}
     ORDER BY created_at DESC, comment_id DESC LIMIT ${MOST_RECHECKED}`,
  )
  let marked = 0
  for (const { comment_id } of recent) {
    if (signal.aborted) return marked
    marked += await checkReview(db, comment_id)
  }
  for (const ring of await findRings(await readRatings(db))) marked += await markReviews(db, ring)
  return marked
}
