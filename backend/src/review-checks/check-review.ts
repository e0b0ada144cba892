import type { Db } from 'database/db'
import { findBurst } from './burst-rule.ts'
import { markReviews } from './mark-reviews.ts'
import * as history from './review-history.ts'
import { findAccount, findDevice, findNetwork } from './source-rules.ts'
import type { Finding } from './written-review.ts'

/**
 * Applies the rules to one review, once it is committed, and marks what they find. Each rule reads a bounded number of rows through an
 * index. Returns the number of reviews marked.
 */
export async function checkReview(db: Db, commentId: number): Promise<number> {
  const review = await history.readReview(db, commentId)
  if (!review) return 0
  const alike = review.cleared.includes('text') ? [] : await history.readAlikeTexts(db, review)
  const found: (Finding | undefined)[] = [
    findBurst(review, await history.readBrokerHistory(db, review)),
    findNetwork(review, await history.readNetworkHistory(db, review)),
    findDevice(review, await history.readDeviceHistory(db, review)),
    findAccount(review, await history.readAccountHistory(db, review)),
  ]
  let marked = 0
  for (const finding of found) if (finding) marked += await markReviews(db, finding)
  // The review with the earliest text stays: else anyone could have an honest review checked by copying it.
  if (alike.length > 0) marked += await markReviews(db, { rule: 'text', commentIds: [commentId], others: alike })
  return marked
}
