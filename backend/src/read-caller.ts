import type { Db } from 'database/db'
import type { Request } from 'express'
import { readCookies } from 'platform/api/cookies'
import type { Caller } from 'platform/api/handle'
import { languageOf } from 'platform/api/language-of'
import { Refusal } from 'platform/api/refusal'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { AccessTokens } from './accounts/access-tokens.ts'
import { SITE_CLIENT } from './accounts/oauth-clients.ts'
import { useGrant } from './accounts/oauth-grants.ts'
import { keptCookies, SESSION_COOKIE } from './accounts/session-cookies.ts'
import { resolveSession } from './accounts/sessions.ts'

/** Where a request comes from. A socket for both families writes IPv4 as `::ffff:203.0.113.7`: one address is told one way. */
const addressOf = ({ ip = '' }: Request): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

function anonymous(request: Request): Caller {
  const cookies = readCookies(request)
  const country = request.get('CountryCode') ?? ''
  return {
    user: null,
    sessionId: null,
    authorised: false,
    lang: languageOf(request),
    country: /^\d{3}$/.test(country) ? country : '',
    ip: addressOf(request),
    untracked: request.get('dnt') === '1' || request.get('sec-gpc') === '1',
    device: (request.get('user-agent') ?? '').slice(0, 200),
    kept: Object.fromEntries(keptCookies.map(name => [name, cookies[name]])),
    arrived: { secure: request.secure, authorization: request.get('authorization') },
  }
}

/** Who the session cookie of a page request belongs to; rendering on the server needs no access token, and puts its own language on top. */
export async function callerOf(
  db: Db,
  request: Request,
  sessionCookie = readCookies(request)[SESSION_COOKIE],
): Promise<Caller> {
  const session = await resolveSession(db, sessionCookie)
  const visitor = anonymous(request)
  if (!session) return visitor
  return {
    ...visitor,
    user: { userId: session.userId, roles: session.roles },
    sessionId: session.sessionId,
    authorised: true,
  }
}

/**
 * Who sends a call. Answers that are shared between visitors never learn who asks. A token of the site's own says nothing by
 * itself: it makes the session `authorised` that it was made for, and steps/check-who.ts refuses by that. Another client's
 * token speaks for its user alone, within the scopes of its grant and whatever cookies come along; one that has run out or was
 * ended is refused with 401/2002 where the call is not open to anyone and no session cookie comes along, which could be a
 * browser's with a token to renew.
 */
export async function readCaller(
  db: Db,
  tokens: AccessTokens,
  request: Request,
  call: CallDeclaration,
): Promise<Caller> {
  if (call.cacheMinutes) return anonymous(request)
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1]
  const grant = token === undefined ? undefined : await tokens.read(token)
  if (grant && grant.clientId !== SITE_CLIENT) {
    const open = await useGrant(db, grant.grantId)
    if (open)
      return {
        ...anonymous(request),
        user: { userId: open.userId, roles: open.roles },
        authorised: true,
        granted: open.scopes,
      }
  }
  const caller = await callerOf(db, request)
  const isOwn =
    token === undefined || grant?.clientId === SITE_CLIENT || readCookies(request)[SESSION_COOKIE] !== undefined
  if (!isOwn && !call.who.includes('any')) throw deadToken()
  return { ...caller, authorised: caller.sessionId !== null && grant?.sessionId === caller.sessionId }
}

const deadToken = () =>
  new Refusal(errorCodes.sessionOver, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } })
