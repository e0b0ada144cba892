import type { Message } from 'calls/entities/message'
import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import type { MailGateway } from '../accounts/mail.ts'
import { noticeMail } from './notice-mail.ts'
import { unsubscribeToken } from './unsubscribe-tokens.ts'

/** A mail that was not accepted is retried after this, until its notice is old. */
const RETRY = "interval '10 minutes'"
const OLD = "interval '1 day'"
/** Also polls without being notified: for mails that another process left unsent, and for retries. */
const EVERY_MS = 60_000

interface Due {
  message_id: number
  kind: Message['kind']
  user_id: string
  nick: string
  to: string
  title: string
  text: string
  path: string | null
  lang: string
}

interface MailsDeps {
  db: Db
  mail: MailGateway
  origin: string
  /** Seals the tokens for unsubscribing. */
  secret: Uint8Array
  log: Log
}

/**
 * Mails notices as they arrive, in the recipient's language. Each is sent by the first of several processes to take it; if that process
 * dies, the mail is retried later.
 */
export async function followNoticeMails({
  db,
  mail,
  origin,
  secret,
  log,
}: MailsDeps): Promise<{ stop(): Promise<void> }> {
  let stopped = false
  const sendDue = async () => {
    for (let due = await take(db); due && !stopped; due = await take(db)) {
      const lang = isPublicLanguage(due.lang) ? due.lang : 'en'
      const token = unsubscribeToken(secret, { kind: due.kind, userId: due.user_id, email: due.to })
      await mail.send(noticeMail({ ...due, token }, origin, lang))
      await db.query(`UPDATE user_messages SET mail = 'sent' WHERE message_id = $1`, [due.message_id])
    }
  }
  // Runs do not overlap; a wake-up during a run triggers one more.
  let running = Promise.resolve()
  let waiting = false
  const wake = () => {
    if (waiting || stopped) return
    waiting = true
    running = running.then(() => {
      waiting = false
      return sendDue().catch((error: unknown) => log.error({ err: error }, 'failed to mail a notice, will retry'))
    })
  }
  const unlisten = await db.listen('user_messages', wake)
  const timer = setInterval(wake, EVERY_MS).unref()
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await unlisten()
      await running
    },
  }
}

/**
 * The oldest notice due for mailing, claimed for this process; title and text in the reader's language. Their settings count as they are
 * now, not as they were when the notice was written.
 */
const take = (db: Db) =>
  db.one<Due>(
    `WITH taken AS (
       UPDATE user_messages SET mail_tried_at = now() WHERE message_id = (
         SELECT m.message_id FROM user_messages m JOIN users u USING (user_id)
         WHERE m.mail = 'due' AND u.email IS NOT NULL AND u.blocked_at IS NULL AND NOT m.kind = ANY(u.mail_off)
           AND m.at > now() - ${OLD}
           AND (m.mail_tried_at IS NULL OR m.mail_tried_at < now() - ${RETRY})
         ORDER BY m.at, m.message_id LIMIT 1 FOR UPDATE OF m SKIP LOCKED)
       RETURNING *)
     SELECT m.message_id, m.kind, m.user_id, u.nick, u.email AS "to", coalesce(m.title->>u.lang, m.title->>'en') AS title,
            coalesce(m.text->>u.lang, m.text->>'en') AS text, m.path, u.lang
     FROM taken m JOIN users u USING (user_id)`,
  )
