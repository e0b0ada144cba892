import { commentMostweek } from 'calls/comments'
import type { Comment } from 'calls/entities/comment'
import type { LoadContext } from 'shared-state/runtime'
import { readPart } from 'calls/failures/read-part'

/** Reviews per list. */
const num = 4

/**
 * The most helpful reviews of the last 7 days and of the last month, and the low ratings of the last 7 days; null if a list failed to load.
 * A review that nobody found helpful is in no list of the most helpful, even where there is room.
 */
export async function loadReviewLists({ api, signal }: LoadContext) {
  const listOf = async (scope: 'week' | 'month' | 'bad') =>
    (await readPart(api.call(commentMostweek, { scope, num }, { signal })))?.items ?? null
  const [week, month, bad] = await Promise.all([listOf('week'), listOf('month'), listOf('bad')])
  return { week: helpful(week), month: helpful(month), bad }
}

const helpful = (reviews: Comment[] | null) => reviews && reviews.filter(({ helpfulCount }) => helpfulCount > 0)

export type ReviewListsData = Awaited<ReturnType<typeof loadReviewLists>>
