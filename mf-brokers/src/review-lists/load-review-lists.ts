import { commentMostweek } from 'calls/comments'
import type { LoadContext } from 'shared-state/runtime'
import { readPart } from '../broker/read-part.ts'

/** Reviews per list. */
const num = 4

/** The most helpful reviews of this week and month, and the low ratings of the week; null if a list failed to load. */
export async function loadReviewLists({ api, signal }: LoadContext) {
  const listOf = async (scope: 'week' | 'month' | 'bad') =>
    (await readPart(api.call(commentMostweek, { scope, num }, { signal })))?.items ?? null
  const [week, month, bad] = await Promise.all([listOf('week'), listOf('month'), listOf('bad')])
  return { week, month, bad }
}

export type ReviewListsData = Awaited<ReturnType<typeof loadReviewLists>>
