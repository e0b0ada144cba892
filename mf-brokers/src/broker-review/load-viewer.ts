import { commentMycomments, commentMyhelpful } from 'calls/comment-writing'
import type { Comment } from 'calls/entities/comment'
import { ApiError, type LoadContext } from 'shared-state/runtime'

/** Own reviews of the broker that are shown above all others, the newest ones. */
const mostOwn = 5

/** What the viewer has written about a broker themselves, whatever its state; null where nobody is logged in, or it did not load. */
export async function loadOwnReviews(context: LoadContext, traderCode: string): Promise<Comment[] | null> {
  const { api, signal } = context
  const own = await ofViewer(context, () => api.call(commentMycomments, { traderCode, pageSize: 20 }, { signal }))
  return own && own.items.filter(({ parentId }) => parentId === null).slice(0, mostOwn)
}

/** Which of these the viewer has found useful; null where nobody is logged in. */
export async function loadOwnVotes(context: LoadContext, comments: readonly Comment[]): Promise<string[] | null> {
  if (comments.length === 0) return null
  const commentIds = comments.map(({ commentId }) => commentId)
  const votes = await ofViewer(context, () =>
    context.api.call(commentMyhelpful, { commentIds }, { signal: context.signal }),
  )
  return votes && votes.commentIds
}

/** A page can be read without what it says of its viewer: a session that has just ended is no reason to send anyone to log in. */
async function ofViewer<Data>({ store }: LoadContext, call: () => Promise<Data>): Promise<Data | null> {
  if (!store.session.isLoggedIn) return null
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
