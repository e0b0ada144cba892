import { BURST } from './thresholds.ts'
import { HOUR, idsOf, within } from './written-review.ts'
import type { Finding, WrittenReview } from './written-review.ts'

/** Reviews of one broker: those of the window that ends with the review, and the number of usual ones before it. */
export interface BrokerHistory {
  recent: readonly WrittenReview[]
  /** First reviews by newcomers of the same kind that are shown, in the `usualDays` before the window. */
  before: number
}

/** Whether a review is one that the rule looks at. */
export const isNewcomersFirst = ({ byNewcomer, isFirst, cleared }: WrittenReview): boolean =>
  byNewcomer && isFirst && !cleared.includes('burst')

/**
 * Many first reviews of one broker by new accounts, compared with its usual rate. Praise and attack are counted separately: an attacker
 * who wants a rival's praise to be checked has to praise the rival.
 */
export function findBurst(review: WrittenReview, { recent, before }: BrokerHistory): Finding | undefined {
  if (!isNewcomersFirst(review)) return undefined
  const group = within(recent, review, BURST.hours * HOUR).filter(
    other => isNewcomersFirst(other) && other.brokerCode === review.brokerCode && other.kind === review.kind,
  )
  const usual = (before * BURST.hours) / (BURST.usualDays * 24)
  if (group.length < Math.max(BURST.least, usual + BURST.deviations * Math.sqrt(usual))) return undefined
  return { rule: 'burst', commentIds: idsOf(group), usual }
}
