import type { moderationDetail } from 'calls/moderation'
import type { CallOutput } from 'shared-state/api/declare-call'

/** One thing that waits for a moderator, or that one has decided, in full. */
export type Waiting = CallOutput<typeof moderationDetail>
