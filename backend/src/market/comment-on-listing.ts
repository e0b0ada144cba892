import type { Comment } from 'calls/entities/comment'
import type { marketComment } from 'calls/market-writing'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { findPublicComment, readComment } from '../comments/find-comment.ts'
import { notifyOfReply } from '../comments/reply-notice.ts'
import { insertComment } from '../comments/write-comment.ts'
import { lockWriter } from '../lock-writer.ts'
import { notify, sameInBoth } from '../user-messages/notify.ts'
import { quoteOf } from '../user-messages/quote-of.ts'
import { findLive } from './find-listing.ts'
import { listingPath } from './listing-path.ts'

/**
 * Comments on a live listing, or answers one of its comments; an answer to an answer belongs to the same thread. Notifies the authors of both,
 * each once, unless they write themselves.
 */
export function commentOnListing(
  db: Db,
  { code, content, parentId }: CallParsed<typeof marketComment>,
  caller: Caller,
): Promise<Comment> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const listing = await findLive(queries, code)
    const answered = parentId === undefined ? undefined : await findAnswered(queries, parentId, code)
    const made = await insertComment(queries, caller, {
      targetType: 'market',
      targetCode: code,
      parentId: answered ? (answered.parent_id ?? answered.comment_id) : null,
      content,
      rating: null,
      imageIds: [],
      staff: false,
    })
    const comment = await readComment(queries, made, caller.lang)
    if (answered) await notifyOfReply(queries, answered, comment)
    const { authorId } = listing
    if (authorId !== userId && authorId !== answered?.user_id)
      await notify(queries, [authorId], {
        kind: 'reply',
        title: {
          en: `${comment.user.nick} commented on your listing`,
          id: `${comment.user.nick} mengomentari iklan Anda`,
        },
        text: sameInBoth(quoteOf(content)),
        path: `${listingPath(listing)}#comments`,
        mail: true,
      })
    return comment
  })
}

async function findAnswered(queries: Queries, commentId: string, code: string) {
  const found = await findPublicComment(queries, commentId)
  if (found.target_type !== 'market' || found.target_code !== code) throw new Refusal(errorCodes.notFound)
  return found
}
