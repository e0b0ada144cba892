import { commentMycomments, commentMyhelpful } from 'calls/comment-writing'
import type { Comment } from 'calls/entities/comment'
import { ApiError, type LoadContext } from 'shared-state/runtime'

/** Maximum number of the viewer's own reviews shown above all others; the newest ones. */
const mostOwn = 5

/** The viewer's own reviews of a broker in any state; null if nobody is logged in or the call failed. */
export async function loadOwnReviews(context: LoadContext, traderCode: string): Promise<Comment[] | null> {
  const { api, signal } = context
  const own = await ofViewer(context, () => api.call(commentMycomments, { traderCode, pageSize: 20 }, { signal }))
  return own && own.items.filter(({ parentId }) => parentId === null).slice(0, mostOwn)
}

/** Ids of the comments that the viewer has marked as helpful; null if nobody is logged in. */
export async function loadOwnVotes(context: LoadContext, comments: readonly Comment[]): Promise<string[] | null> {
  if (comments.length === 0) return null
  const commentIds = comments.map(({ commentId }) => commentId)
  const votes = await ofViewer(context, () =>
    context.api.call(commentMyhelpful, { commentIds }, { signal: context.signal }),
  )
  return votes && votes.commentIds
}

/** A page is readable without the data about its viewer: a session that has just ended must not send anyone to the login page. */
async function ofViewer<Data>({ store }: LoadContext, call: () => Promise<Data>): Promise<Data | null> {
  if (!store.session.isLoggedIn) return null
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
