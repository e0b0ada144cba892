import type { CallOutput } from 'shared-state/calls/declare-call'
import type { Message } from 'shared-state/calls/entities/message'
import type { homemessagebarList } from 'shared-state/calls/feed'
import type { Language } from 'shared-state/i18n/languages'
import type { Db } from '../../db/db.ts'

type Bar = CallOutput<typeof homemessagebarList>

interface MessageRow {
  message_id: number
  kind: Message['kind']
  title: string
  text: string
  path: string | null
  read: boolean
  at: string
}

/** A user's last notices, read or not, and how many are unread. */
export async function ownMessages(db: Db, userId: string, num: number, lang: Language): Promise<Bar> {
  const [rows, unread] = await Promise.all([
    db.query<MessageRow>(
      `SELECT message_id, kind, title->>$2 AS title, text->>$2 AS text, path, read_at IS NOT NULL AS read, at FROM user_messages
       WHERE user_id = $1 ORDER BY at DESC, message_id DESC LIMIT $3`,
      [userId, lang, num],
    ),
    db.one<{ count: number }>('SELECT count(*)::integer AS count FROM user_messages WHERE user_id = $1 AND read_at IS NULL', [userId]),
  ])
  const items = rows.map(({ message_id, kind, title, text, path, read, at }) => ({
    id: String(message_id), kind, title, text, url: path === null ? null : `/${lang}${path}`, read, at,
  }))
  return { items, unread: unread?.count ?? 0 }
}

const fields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Setting `site_notices`: a list of {id, title: {en, id}, text: {en, id}, path}; `path` is an address of this site without
 * the language. None unless set; what an operator mistyped stays out.
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
