import type { commentDetail } from 'calls/comment-detail'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { orderBy, sliceOf } from '../sql-parts.ts'
import { commentColumns, commentTables, toComment, visible } from './comment-rows.ts'
import type { CommentRow } from './comment-rows.ts'
import { findComment, readComment } from './find-comment.ts'

type Detail = CallOutput<typeof commentDetail>

/** Earlier versions that are shown; all are kept, even for an author who edits more often. */
const MOST_VERSIONS = 50
const oldest = [{ sql: 'c.created_at' }, { sql: 'c.comment_id' }]

/** A comment with its earlier versions and a page of its replies. */
export async function commentDetailOf(
  db: Db,
  input: CallParsed<typeof commentDetail>,
  caller: Caller,
): Promise<Omit<Detail, 'translates'>> {
  const { comment_id } = await findComment(db, input.commentId, caller)
  const comment = await readComment(db, comment_id, caller.lang)
  const [history, replies] = await Promise.all([
    db.query<Detail['history'][number]>(
      `SELECT content, rating, written_at AS at FROM comment_versions WHERE comment_id = $1
       ORDER BY version DESC LIMIT ${MOST_VERSIONS}`,
      [comment_id],
    ),
    repliesTo(db, comment_id, comment.replyCount, input, caller),
  ])
  return { comment, history, replies }
}

async function repliesTo(
  db: Db,
  parentId: number,
  total: number,
  { pageIndex, pageSize }: CallParsed<typeof commentDetail>,
  { lang }: Caller,
): Promise<Detail['replies']> {
  const slice = sliceOf(pageIndex, pageSize, total)
  if (!slice) return { items: [], total, pageIndex, pageSize }
  const rows = await db.query<CommentRow>(
    `SELECT ${commentColumns('$2')} FROM ${commentTables} JOIN
       (SELECT c.comment_id FROM comments c WHERE c.parent_id = $1 AND ${visible}
        ORDER BY ${orderBy(oldest, slice.reverse)} LIMIT $3 OFFSET $4) page USING (comment_id)
     ORDER BY ${orderBy(oldest)}`,
    [parentId, lang, slice.limit, slice.offset],
  )
  return { items: rows.map(row => toComment(row, lang)), total, pageIndex, pageSize }
}
