import { commentMostweek } from 'calls/comments'
import type { LoadContext } from 'shared-state/runtime'
import { readPart } from '../broker/read-part.ts'

/** Reviews of a list. */
const num = 4

/** What readers found most helpful this week and month, and the low ratings of the week; null where a list did not load. */
export async function loadReviewLists({ api, signal }: LoadContext) {
  const listOf = async (scope: 'week' | 'month' | 'bad') =>
    (await readPart(api.call(commentMostweek, { scope, num }, { signal })))?.items ?? null
  const [week, month, bad] = await Promise.all([listOf('week'), listOf('month'), listOf('bad')])
  return { week, month, bad }
}

export type ReviewListsData = Awaited<ReturnType<typeof loadReviewLists>>
