import type { Message } from 'calls/entities/message'
import type { Queries } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'

export type Words = Record<Language, string>

export interface Notice {
  kind: Message['kind']
  title: Words
  text: Words
  /** An address of this site without the language; null: no link. */
  path: string | null
  /** Also sent by mail, to users who have not turned mails of this kind off. */
  mail: boolean
}

/**
 * Maximum number of mails of one kind to one user per hour; further notices appear only on the site. Counted by kind, so that a flood of
 * comments cannot keep back the mail about a step of a case.
 */
const MAILS_AN_HOUR = 10

export const sameInBoth = (text: string): Words => ({ en: text, id: text })

/**
 * Leaves a notice for each of these users, in the caller's transaction. The database notifies every process (0018-enterprise.sql), and
 * each process its open pages.
 */
export async function notify(
  queries: Queries,
  userIds: readonly string[],
  { kind, title, text, path, mail }: Notice,
): Promise<void> {
  if (userIds.length === 0) return
  await queries.query(
    `INSERT INTO user_messages (user_id, kind, title, text, path, mail)
     SELECT u.user_id, $2, $3::jsonb, $4::jsonb, $5, CASE WHEN $6 AND NOT $2 = ANY(u.mail_off) AND u.email IS NOT NULL AND $7 >
         (SELECT count(*) FROM user_messages m WHERE m.user_id = u.user_id AND m.kind = $2 AND m.at > now() - interval '1 hour'
            AND m.mail <> 'none')
       THEN 'due' ELSE 'none' END
     FROM users u WHERE u.user_id = ANY($1) AND u.blocked_at IS NULL AND u.deleted_at IS NULL AND NOT u.sample`,
    [userIds, kind, JSON.stringify(title), JSON.stringify(text), path, mail, MAILS_AN_HOUR],
  )
}
