import type { Message } from 'calls/entities/message'
import type { homemessagebarList } from 'calls/feed'
import type { Db } from 'database/db'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { messageColumns, toMessage } from '../user-messages/message-rows.ts'
import type { MessageRow } from '../user-messages/message-rows.ts'
import { countUnread } from '../user-messages/read-messages.ts'

type Bar = CallOutput<typeof homemessagebarList>

/** A user's latest notices, read or not, and the number of unread ones. */
export async function ownMessages(db: Db, userId: string, num: number, lang: Language): Promise<Bar> {
  const sql = `SELECT ${messageColumns('$2')} FROM user_messages m WHERE m.user_id = $1 ORDER BY m.at DESC, m.message_id DESC LIMIT $3`
  const [rows, unread] = await Promise.all([db.query<MessageRow>(sql, [userId, lang, num]), countUnread(db, userId)])
  return { items: rows.map(row => toMessage(row, lang)), unread }
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Setting `site_notices`: a list of {id, title: {en, id}, text: {en, id}, path}; `path` is an address of this site without the language.
 * None unless set; invalid entries are skipped.
 */
export async function siteNotices(db: Db, num: number, lang: Language): Promise<Bar> {
  const sql = `SELECT value, updated_at FROM settings WHERE key = 'site_notices'`
  const row = await db.one<{ value: unknown; updated_at: string }>(sql)
  if (!Array.isArray(row?.value)) return { items: [], unread: 0 }
  const items = row.value.map(fields).flatMap((notice): Message[] => {
    const [id, title, path] = [text(notice['id']), text(fields(notice['title'])[lang]), text(notice['path'])]
    if (!id || !title) return []
    const words = text(fields(notice['text'])[lang])
    const url = /^\/(?!\/)/.test(path) ? `/${lang}${path}` : null
    return [{ id, kind: 'system', title, text: words, url, read: false, at: row.updated_at }]
  })
  return { items: items.slice(0, num), unread: 0 }
}
