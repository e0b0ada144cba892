/** View of the review tab: its list, the form for a new review, or one review with its replies. */
export type ReviewView =
  | { name: 'list' }
  | { name: 'write' }
  | { name: 'one'; commentId: string; act: 'read' | 'edit' | 'report' }

export function readReviewView(params: URLSearchParams): ReviewView {
  const commentId = params.get('review')
  const act = params.get('act')
  if (commentId && commentId.length <= 40)
    return { name: 'one', commentId, act: act === 'edit' || act === 'report' ? act : 'read' }
  return { name: act === 'write' ? 'write' : 'list' }
}

/** Address of the review form; `path` is that of the broker's review tab. */
export const writeAddress = (path: string): string => `${path}?act=write`

/** Address of a single review, to read, edit or report it. */
export function oneReviewAddress(
  path: string,
  commentId: string,
  { act, page = 1 }: { act?: 'edit' | 'report'; page?: number } = {},
): string {
  const params = new URLSearchParams({ review: commentId })
  if (act) params.set('act', act)
  if (page > 1) params.set('page', String(page))
  return `${path}?${params.toString()}`
}

/** Address of a reply: below its review. */
export const replyAddress = (path: string, reviewId: string, replyId: string): string =>
  `${oneReviewAddress(path, reviewId)}#review-${replyId}`
