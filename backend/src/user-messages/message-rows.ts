import type { Message } from 'calls/entities/message'
import type { Language } from 'shared-state/i18n/languages'

export interface MessageRow {
  message_id: number
  kind: Message['kind']
  title: string
  text: string
  path: string | null
  read: boolean
  at: string
}

/** A notice's columns of `user_messages m`; `lang` is the placeholder of the reader's language. */
export const messageColumns = (lang: string) =>
  `m.message_id, m.kind, m.title->>${lang} AS title, m.text->>${lang} AS text, m.path, m.read_at IS NOT NULL AS read, m.at`

export const toMessage = ({ message_id, kind, title, text, path, read, at }: MessageRow, lang: Language): Message => ({
  id: String(message_id),
  kind,
  title,
  text,
  url: path === null ? null : `/${lang}${path}`,
  read,
  at,
})
