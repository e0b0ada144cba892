import type { moderationDetail } from 'calls/moderation'
import type { CallOutput } from 'shared-state/api/declare-call'

/** One item, pending or decided, in full. */
export type Waiting = CallOutput<typeof moderationDetail>
