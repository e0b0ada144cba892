import type { Comment } from 'calls/entities/comment'
import type { SuspicionRule } from 'calls/entities/suspicion'

/** A review of a broker, as far as the rules look at it. */
export interface WrittenReview {
  commentId: number
  userId: string
  brokerCode: string
  kind: Comment['kind']
  /** When it was published, in ms since 1970. */
  at: number
  /** The account was new at that time and its identity is not confirmed. */
  byNewcomer: boolean
  /** It is the account's first review of this broker. */
  isFirst: boolean
  /** Rules whose findings on this review a moderator has found to be wrong. */
  cleared: readonly SuspicionRule[]
}

/** Reviews that a rule found together. */
export interface Finding {
  rule: SuspicionRule
  commentIds: number[]
  /** Reviews that belong to what was found but stay as they are. */
  others?: number[]
  /** How many are usual, for rules that compare with that. */
  usual?: number
}

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** The reviews of the last `ms` up to and including this one. */
export const within = (reviews: readonly WrittenReview[], { at }: WrittenReview, ms: number): WrittenReview[] =>
  reviews.filter(other => other.at > at - ms && other.at <= at)

export const countAccounts = (reviews: readonly WrittenReview[]): number =>
  new Set(reviews.map(({ userId }) => userId)).size

export const idsOf = (reviews: readonly WrittenReview[]): number[] => reviews.map(({ commentId }) => commentId)
