import type { commentDetail, commentTransinit } from 'calls/comment-detail'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { orderBy, sliceOf } from '../sql-parts.ts'
import { commentColumns, commentTables, toComment, visible } from './comment-rows.ts'
import type { CommentRow } from './comment-rows.ts'
import { commentNumber, findComment, readComment } from './find-comment.ts'

type Detail = CallOutput<typeof commentDetail>

/** Earlier versions that are shown; all are kept, even for an author who edits more often. */
const MOST_VERSIONS = 50
const oldest = [{ sql: 'c.created_at' }, { sql: 'c.comment_id' }]

/** A comment with its earlier versions and a page of its replies. */
export async function commentDetailOf(
  db: Db,
  input: CallParsed<typeof commentDetail>,
  caller: Caller,
): Promise<Detail> {
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

const noTranslator = {
  en: 'Machine translation is not configured on this site.',
  id: 'Terjemahan mesin belum dikonfigurasi di situs ini.',
}

/** A comment's text in a language: the original or a stored translation; 501/5010 without one. */
export async function storedWords(
  db: Db,
  { commentId, lang }: CallParsed<typeof commentTransinit>,
  caller: Caller,
): Promise<CallOutput<typeof commentTransinit>> {
  await findComment(db, commentId, caller)
  const sql = 'SELECT content->>$2 AS words FROM comments WHERE comment_id = $1'
  const row = await db.one<{ words: string | null }>(sql, [commentNumber(commentId), lang])
  if (typeof row?.words !== 'string')
    throw new Refusal(errorCodes.notConfigured, { message: noTranslator[caller.lang] })
  return { lang, content: row.words, source: 'stored' }
}
