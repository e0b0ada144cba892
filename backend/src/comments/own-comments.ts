import type { commentMycomments } from 'calls/comment-writing'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import { commentColumns, commentTables, toComment } from './comment-rows.ts'
import type { CommentRow } from './comment-rows.ts'

const orders = {
  new: [
    { sql: 'c.created_at', desc: true },
    { sql: 'c.comment_id', desc: true },
  ],
  old: [{ sql: 'c.created_at' }, { sql: 'c.comment_id' }],
}

/** A page of the caller's own reviews and replies in every state. */
export async function ownComments(
  db: Db,
  { state, traderCode, order, pageIndex, pageSize }: CallParsed<typeof commentMycomments>,
  caller: Caller,
): Promise<CallOutput<typeof commentMycomments>> {
  const where = new Conditions()
  where.add(`c.user_id = ${where.param(signedIn(caller).userId)}`)
  where.when(state, value => `c.state = ${value}`)
  where.when(traderCode, code => `c.target_type = 'broker' AND c.target_code = ${code}`)
  const counted = await db.one<{ total: number }>(
    `SELECT count(*)::integer AS total FROM comments c ${where.where}`,
    where.params,
  )
  const total = counted?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total)
  if (!slice) return { items: [], total, pageIndex, pageSize }
  const keys = orders[order]
  const filter = where.where
  const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
  const rows = await db.query<CommentRow>(
    `SELECT ${commentColumns(where.param(caller.lang))} FROM ${commentTables} JOIN
       (SELECT c.comment_id FROM comments c ${filter} ORDER BY ${orderBy(keys, slice.reverse)} ${limits}) page USING (comment_id)
     ORDER BY ${orderBy(keys)}`,
    where.params,
  )
  return { items: rows.map(row => toComment(row, caller.lang)), total, pageIndex, pageSize }
}
