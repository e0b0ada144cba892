import { loginCookies } from '../../accounts/session-cookies.ts'
import type { CookieSettings } from '../../accounts/session-cookies.ts'
import { endSession, startSession } from '../../accounts/sessions.ts'
import type { Queries } from '../../db/db.ts'
import type { CallContext } from '../handle.ts'

/** Starts a session for a user and sends its cookies; the session the caller had until now ends (decisions 3: rotated). */
export async function signIn(
  db: Queries,
  settings: CookieSettings,
  user: { userId: string; vest: boolean },
  remember: boolean,
  { caller, setCookie }: CallContext,
): Promise<void> {
  if (caller.user && caller.sessionId) await endSession(db, caller.user.userId, caller.sessionId)
  const { ip, country, device = '' } = caller
  const { secret } = await startSession(db, { userId: user.userId, remember, device, ip, country })
  loginCookies(settings, { secret, ...user, remember }).forEach(setCookie)
}
