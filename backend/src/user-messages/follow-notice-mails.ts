import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import type { MailGateway } from '../accounts/mail.ts'
import { noticeMail } from './notice-mail.ts'

/** A mail that was not taken is tried again after this, until its notice is old. */
const RETRY = "interval '10 minutes'"
const OLD = "interval '1 day'"
/** Looks without being told, too: what another process left behind, and what is to be tried again. */
const EVERY_MS = 60_000

interface Due {
  message_id: number
  to: string
  title: string
  text: string
  path: string | null
  lang: string
}

interface MailsParts {
  db: Db
  mail: MailGateway
  origin: string
  log: Log
}

/**
 * Sends notices by mail as they come, in the language of whom they are for. Of several processes the first takes each; one that
 * dies in between leaves it to the next try.
 */
export async function followNoticeMails({ db, mail, origin, log }: MailsParts): Promise<{ stop(): Promise<void> }> {
  let stopped = false
  const sendDue = async () => {
    for (let due = await take(db); due && !stopped; due = await take(db)) {
      const lang = isPublicLanguage(due.lang) ? due.lang : 'en'
      await mail.send(noticeMail(due, origin, lang))
      await db.query(`UPDATE user_messages SET mail = 'sent' WHERE message_id = $1`, [due.message_id])
    }
  }
  // One after another; whoever wakes it while it runs has it look once more.
  let running = Promise.resolve()
  let waiting = false
  const wake = () => {
    if (waiting || stopped) return
    waiting = true
    running = running.then(() => {
      waiting = false
      return sendDue().catch((error: unknown) =>
        log.error({ err: error }, 'a notice could not be mailed; it is tried again'),
      )
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

/** The oldest notice to be mailed, taken for this process; titles and texts in the reader's language. */
const take = (db: Db) =>
  db.one<Due>(
    `WITH taken AS (
       UPDATE user_messages SET mail_tried_at = now() WHERE message_id = (
         SELECT m.message_id FROM user_messages m JOIN users u USING (user_id)
         WHERE m.mail = 'due' AND u.email IS NOT NULL AND m.at > now() - ${OLD}
           AND (m.mail_tried_at IS NULL OR m.mail_tried_at < now() - ${RETRY})
         ORDER BY m.at, m.message_id LIMIT 1 FOR UPDATE OF m SKIP LOCKED)
       RETURNING *)
     SELECT m.message_id, u.email AS "to", coalesce(m.title->>u.lang, m.title->>'en') AS title,
            coalesce(m.text->>u.lang, m.text->>'en') AS text, m.path, u.lang
     FROM taken m JOIN users u USING (user_id)`,
  )
