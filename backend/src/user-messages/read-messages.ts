import type { usercenterMessages } from 'calls/messages'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import { messageColumns, toMessage } from './message-rows.ts'
import type { MessageRow } from './message-rows.ts'

const newest = [
  { sql: 'm.at', desc: true },
  { sql: 'm.message_id', desc: true },
]

export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const sql = 'SELECT count(*)::integer AS count FROM user_messages WHERE user_id = $1 AND read_at IS NULL'
  return (await queries.one<{ count: number }>(sql, [userId]))?.count ?? 0
}

/** A page of the caller's notices. */
export async function readMessages(
  db: Db,
  { kind, unread, pageIndex, pageSize }: CallParsed<typeof usercenterMessages>,
  caller: Caller,
): Promise<CallOutput<typeof usercenterMessages>> {
  const { userId } = signedIn(caller)
  const where = new Conditions()
  where.add(`m.user_id = ${where.param(userId)}`)
  where.when(kind, value => `m.kind = ${value}`)
  if (unread !== undefined) where.add(`m.read_at IS ${unread ? '' : 'NOT '}NULL`)
  const [counted, unreadCount] = await Promise.all([
    db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM user_messages m ${where.where}`, where.params),
    countUnread(db, userId),
  ])
  const total = counted?.total ?? 0
  const answer = { total, pageIndex, pageSize, unread: unreadCount }
  const slice = sliceOf(pageIndex, pageSize, total, false)
  if (!slice) return { items: [], ...answer }
  const filter = where.where
  const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
  const rows = await db.query<MessageRow>(
    `SELECT ${messageColumns(where.param(caller.lang))} FROM user_messages m ${filter} ORDER BY ${orderBy(newest)} ${limits}`,
    where.params,
  )
  return { items: rows.map(row => toMessage(row, caller.lang)), ...answer }
}

/** Marks these notices of a user, or all, as read; ids that are not numbers are ignored. */
export async function markRead(db: Db, userId: string, ids: readonly string[] | 'all'): Promise<void> {
  const numbers = ids === 'all' ? null : ids.filter(id => /^[1-9]\d{0,14}$/.test(id)).map(Number)
  await db.query(
    'UPDATE user_messages SET read_at = now() WHERE user_id = $1 AND read_at IS NULL AND ($2::bigint[] IS NULL OR message_id = ANY($2))',
    [userId, numbers],
  )
}
