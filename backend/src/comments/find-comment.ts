import type { Comment } from 'calls/entities/comment'
import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { isModerator } from '../is-moderator.ts'
import { commentColumns, commentTables, toComment, visible } from './comment-rows.ts'
import type { CommentRow } from './comment-rows.ts'

/** The number of a commentId; 404/3001 if it is not a number. */
export function commentNumber(commentId: string): number {
  if (!/^[1-9]\d{0,14}$/.test(commentId)) throw new Refusal(errorCodes.notFound)
  return Number(commentId)
}

interface FoundRow {
  comment_id: number
  parent_id: number | null
  target_type: Comment['targetType']
  target_code: string
  user_id: string
  state: Comment['state']
  version: number
  rating: number | null
  /** In the author's language. */
  content: string
  is_public: boolean
}

/** A reply is public only if its parent is. */
const isPublic = `${visible} AND (p.comment_id IS NULL OR p.state IN ('published', 'flagged'))`

/**
 * A comment that the caller may see: a public one, or any of their own; moderators see all. Otherwise 404/3001. `lock` protects it from
 * changes until the end of the transaction.
 */
export async function findComment(
  queries: Queries,
  commentId: string,
  { user }: Pick<Caller, 'user'>,
  { lock = false } = {},
): Promise<FoundRow> {
  const row = await queries.one<FoundRow>(
    `SELECT c.comment_id, c.parent_id, c.target_type, c.target_code, c.user_id, c.state, c.version, c.rating, c.content->>c.lang AS content, ${isPublic} AS is_public
     FROM comments c LEFT JOIN comments p ON p.comment_id = c.parent_id
     WHERE c.comment_id = $1 ${lock ? 'FOR NO KEY UPDATE OF c' : ''}`,
    [commentNumber(commentId)],
  )
  if (!row || !(row.is_public || isModerator({ user }) || row.user_id === user?.userId))
    throw new Refusal(errorCodes.notFound)
  return row
}

/** As above, but public comments only: for replies, reports and votes. */
export async function findPublicComment(queries: Queries, commentId: string): Promise<FoundRow> {
  return findComment(queries, commentId, { user: null })
}

/** A comment in `lang`, as returned by calls; the caller must have checked that it may be seen. */
export async function readComment(queries: Queries, commentId: number, lang: Language): Promise<Comment> {
  const sql = `SELECT ${commentColumns('$2')} FROM ${commentTables} WHERE c.comment_id = $1`
  const row = await queries.one<CommentRow>(sql, [commentId, lang])
  if (!row) throw new Refusal(errorCodes.notFound)
  return toComment(row, lang)
}
