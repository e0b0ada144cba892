import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { lockWriter } from '../lock-writer.ts'
import { commentNumber, findPublicComment } from './find-comment.ts'

const ownWords: Record<Language, string> = {
  en: 'You cannot vote for your own comment.',
  id: 'Anda tidak bisa memberi suara untuk tulisan Anda sendiri.',
}

/** Adds or removes the caller's helpful vote for a comment; repeating it changes nothing. Returns the number of votes. */
export function voteHelpful(db: Db, commentId: string, on: boolean, caller: Caller): Promise<number> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const comment = await findPublicComment(queries, commentId)
    if (comment.user_id === userId) throw new Refusal(errorCodes.wrongState, { message: ownWords[caller.lang] })
    const vote = on
      ? 'INSERT INTO comment_votes (comment_id, user_id) VALUES ($1, $2) ON CONFLICT (comment_id, user_id) DO NOTHING'
      : 'DELETE FROM comment_votes WHERE comment_id = $1 AND user_id = $2'
    await queries.query(vote, [comment.comment_id, userId])
    const sql = 'SELECT helpful_count FROM comments WHERE comment_id = $1'
    return (await queries.one<{ helpful_count: number }>(sql, [comment.comment_id]))?.helpful_count ?? 0
  })
}

/** Filters these comments down to those that the user has voted for. */
export async function votesOf(db: Db, userId: string, commentIds: readonly string[]): Promise<string[]> {
  const sql = 'SELECT comment_id FROM comment_votes WHERE user_id = $1 AND comment_id = ANY($2)'
  const rows = await db.query<{ comment_id: number }>(sql, [userId, commentIds.map(commentNumber)])
  return rows.map(row => String(row.comment_id))
}
