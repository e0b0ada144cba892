import { oneOf } from 'shared-state/schema'

/** Reasons to report another user's post. */
export const reportReasons = ['false', 'abuse', 'privacy', 'spam', 'other'] as const
export const reportReason = oneOf(reportReasons)
