import { messageKinds } from 'calls/entities/message'
import type { MailSettings } from 'calls/mail-settings'
import type { Queries } from 'database/db'

interface Row {
  mail_off: string[]
}

/** Which kinds of notices a user also gets by mail. */
export async function readMailSettings(queries: Queries, userId: string): Promise<MailSettings> {
  return settingsOf(await queries.one<Row>('SELECT mail_off FROM users WHERE user_id = $1', [userId]))
}

/** Changes the named kinds in one statement, so that changes of other kinds at the same time stay. */
export async function changeMailSettings(
  queries: Queries,
  userId: string,
  changes: { [Kind in keyof MailSettings]?: boolean | undefined },
): Promise<MailSettings> {
  const changed = (on: boolean) => messageKinds.filter(kind => changes[kind] === on)
  const row = await queries.one<Row>(
    `UPDATE users SET mail_off = ARRAY(SELECT unnest(mail_off) EXCEPT SELECT unnest($2::text[]) UNION SELECT unnest($3::text[]))
     WHERE user_id = $1 RETURNING mail_off`,
    [userId, changed(true), changed(false)],
  )
  return settingsOf(row)
}

const settingsOf = (row: Row | undefined): MailSettings =>
  Object.fromEntries(messageKinds.map(kind => [kind, !row?.mail_off.includes(kind)])) as MailSettings
