import type { moderationQueue } from 'calls/moderation'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { QueueQuery } from './queue-query.ts'

type Counted = CallOutput<typeof moderationQueue>['counts'][number]

/** The number of items that the queue would have with these filters by kind, state and holder changed. */
export const countWith = (
  counts: readonly Counted[],
  query: QueueQuery,
  change: Partial<Pick<QueueQuery, 'kind' | 'state' | 'held'>>,
): number => {
  const { kind, state, held } = { ...query, ...change }
  return counts
    .filter(one => (!kind || one.kind === kind) && (!state || one.state === state) && (!held || one.held === held))
    .reduce((sum, { count }) => sum + count, 0)
}

/** The states of the items of a kind, and the chosen one even if no item has it. */
export const statesOf = (counts: readonly Counted[], { kind, state }: QueueQuery): string[] => [
  ...new Set([...counts.filter(one => one.kind === kind).map(one => one.state), ...(state ? [state] : [])]),
]
