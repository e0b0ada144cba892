import type { usercenterMailsubscription } from 'calls/mail-settings'
import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { maskedEmail } from '../accounts/masked-email.ts'
import { changeMailSettings, readMailSettings } from './mail-settings.ts'
import { readUnsubscribeToken } from './unsubscribe-tokens.ts'

const wrongLink = {
  en: 'This link is not complete. Open it in the email again.',
  id: 'Tautan ini tidak lengkap. Buka lagi dari email.',
}

interface Deps {
  db: Queries
  secret: Uint8Array
}

/**
 * The kind of mail that a token of a mailed notice is about, after turning it `on` or off if that is given. 400/2011 for a token that this
 * site has not issued; 410/3003 if the account was deleted or has another address by now: its mails no longer go to the token's reader.
 */
export async function mailSubscription(
  { db, secret }: Deps,
  { token, on }: { token: string; on?: boolean },
  { lang }: Pick<Caller, 'lang'>,
): Promise<CallOutput<typeof usercenterMailsubscription>> {
  const about = readUnsubscribeToken(secret, token)
  if (!about) throw new Refusal(errorCodes.badToken, { message: wrongLink[lang] })
  const { kind, userId, isFor } = about
  const sql = 'SELECT email FROM users WHERE user_id = $1 AND email IS NOT NULL'
  const { email } = (await db.one<{ email: string }>(sql, [userId])) ?? {}
  if (email === undefined || !isFor(email)) throw new Refusal(errorCodes.gone)
  const settings = await (on === undefined
    ? readMailSettings(db, userId)
    : changeMailSettings(db, userId, { [kind]: on }))
  return { kind, email: maskedEmail(email), on: settings[kind] }
}
