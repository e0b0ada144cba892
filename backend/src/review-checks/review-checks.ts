import type { Db, Queries } from 'database/db'
import type { Log } from 'platform/api/envelope'
import type { Caller } from 'platform/api/handle'
import { checkReview } from './check-review.ts'
import { bandsOf, isAlike } from './text-prints.ts'
import { createTraceHashes } from './trace-hashes.ts'

/** What the writing of reviews does for the rules against manipulated ones (docs/decisions/0054). */
export interface ReviewChecks {
  /** Records where a review was written and the fingerprint of its text, in the transaction that writes it. */
  record(queries: Queries, commentId: number, content: string, caller: Caller): Promise<void>
  /** Records what an edit changed, in the transaction that writes it: a moderator's decision is about the text and rating it has seen. */
  recordEdit(queries: Queries, commentId: number, change: Edit): Promise<void>
  /**
   * Applies the rules to a committed review; true if something was marked. A failure is logged and does not concern the author: the hourly
   * sweep checks the review again.
   */
  check(commentId: number): Promise<boolean>
}

interface Edit {
  before: string
  after: string
  ratingChanged: boolean
}

export function createReviewChecks(db: Db, secret: Uint8Array, log: Pick<Log, 'error'>): ReviewChecks {
  const hashesOf = createTraceHashes(secret)
  return {
    async record(queries, commentId, content, caller) {
      const { network, device } = hashesOf(caller)
      await queries.query('INSERT INTO review_traces (comment_id, user_id, network, device) VALUES ($1, $2, $3, $4)', [
        commentId,
        caller.user!.userId,
        network,
        device,
      ])
      await writePrint(queries, commentId, content)
    },
    async recordEdit(queries, commentId, { before, after, ratingChanged }) {
      if (ratingChanged) await forget(queries, commentId, 'ring')
      // A corrected typo leaves the text as old as it was: anyone who copied it in between wrote later.
      if (before === after || isAlike(before, after)) return
      await forget(queries, commentId, 'text')
      await writePrint(queries, commentId, after)
    },
    async check(commentId) {
      try {
        return (await checkReview(db, commentId)) > 0
      } catch (error) {
        log.error({ err: error, commentId }, 'failed to check a review, will retry')
        return false
      }
    },
  }
}

async function writePrint(queries: Queries, commentId: number, content: string): Promise<void> {
  await queries.query('DELETE FROM review_prints WHERE comment_id = $1', [commentId])
  const bands = bandsOf(content)
  if (bands.length === 0) return
  await queries.query('INSERT INTO review_prints (comment_id, bands) VALUES ($1, $2)', [commentId, bands])
}

const forget = (queries: Queries, commentId: number, rule: 'ring' | 'text') =>
  queries.query(`DELETE FROM review_suspicions WHERE comment_id = $1 AND rule = $2 AND decision = 'genuine'`, [
    commentId,
    rule,
  ])
