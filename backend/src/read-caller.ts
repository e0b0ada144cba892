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
import { cookiesForCalls, SESSION_COOKIE } from './accounts/session-cookies.ts'
import { resolveSession } from './accounts/sessions.ts'

/**
 * The address a request comes from. A dual-stack socket writes IPv4 as `::ffff:203.0.113.7`: the prefix is removed, so
 * that an address has one form.
 */
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
    receivedCookies: Object.fromEntries(cookiesForCalls.map(name => [name, cookies[name]])),
    arrived: { secure: request.secure, authorization: request.get('authorization') },
  }
}

/** The caller of a page request, by its session cookie; server rendering needs no access token, and overrides the language. */
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
 * The caller of a call. For cached answers, which visitors share, the caller is anonymous. A token of the site's own client grants nothing
 * on its own: it marks the session it was issued for as `authorised`, which steps/check-who.ts requires. Another client's token represents
 * only its user, within the scopes of its grant and whatever cookies are sent; an expired or revoked one is refused with 401/2002 unless
 * the call is open to anyone or a session cookie is sent, since that may be a browser with a token to renew.
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
