import { oneOf } from 'shared-state/schema'

/** Why a reader reports something that another has written. */
export const reportReasons = ['false', 'abuse', 'privacy', 'spam', 'other'] as const
export const reportReason = oneOf(reportReasons)
