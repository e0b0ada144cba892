import type { CallContext } from 'platform/api/handle'
import { loginCookies } from '../accounts/session-cookies.ts'
import { startSession, endSession } from '../accounts/sessions.ts'
import { recordSignIn } from '../accounts/sign-in-history.ts'
import type { SignIn } from '../accounts/sign-in-history.ts'
import { countryCodeOf } from '../countries/iso-countries.ts'
import { DEFAULT_COUNTRY } from '../geo/geo-database.ts'
import type { UserDeps } from './user-deps.ts'

export interface SigningIn {
  userId: string
  vest: boolean
  remember?: boolean
  /** Undefined: no sign-in, only a new session that replaces this one. */
  signIn: SignIn | undefined
}

/**
 * Starts a session for a user and sends its cookies; the caller's previous session ends (decisions 3: rotated). Returns the expiry time.
 */
export async function signIn(
  deps: Pick<UserDeps, 'db' | 'cookies' | 'devices' | 'geo'>,
  who: SigningIn,
  { caller, setCookie }: CallContext,
): Promise<string> {
  const { db, cookies, devices, geo } = deps
  const { userId, vest, remember = false } = who
  if (caller.user && caller.sessionId) await endSession(db, caller.user.userId, caller.sessionId)
  const { ip, device = '', lang } = caller
  const ipCountry = await geo.countryOf(ip)
  const country = countryCodeOf(ipCountry ?? '')
  const { secret, expiresAt } = await startSession(db, { userId, remember, device, ip, country })
  if (who.signIn) await recordSignIn(db, userId, who.signIn, { device, ip, country })
  // The language of mails and messages to this user.
  await db.query('UPDATE users SET lang = $2 WHERE user_id = $1', [userId, lang])
  loginCookies(cookies, {
    secret,
    userId,
    vest,
    remember,
    device: await devices.issue(userId),
    lang,
    ipCountry: ipCountry ?? DEFAULT_COUNTRY,
  }).forEach(setCookie)
  return expiresAt
}
