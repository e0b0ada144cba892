import type { Request } from 'express'
import type { CallDeclaration } from 'shared-state/calls/declare-call'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import type { AccessTokens } from '../accounts/access-tokens.ts'
import { SESSION_COOKIE } from '../accounts/session-cookies.ts'
import { resolveSession } from '../accounts/sessions.ts'
import type { Db } from '../db/db.ts'
import { readCookies } from '../http/cookies.ts'
import type { Caller } from './handle.ts'

/** Language of an answer: header LanguageCode (spec 7.1), else the language cookie, else English. */
export function languageOf(request: Request): Language {
  const asked = (request.get('LanguageCode') ?? readCookies(request)['LanguageCode'] ?? '').toLowerCase()
  return isPublicLanguage(asked) ? asked : 'en'
}

/** Where a request comes from. A socket for both families writes IPv4 as `::ffff:203.0.113.7`: one address is told one way. */
const addressOf = ({ ip = '' }: Request): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

function anonymous(request: Request): Caller {
  const country = request.get('CountryCode') ?? ''
  return {
    user: null,
    sessionId: null,
    authorised: false,
    lang: languageOf(request),
    country: /^\d{3}$/.test(country) ? country : '',
    ip: addressOf(request),
    device: (request.get('user-agent') ?? '').slice(0, 200),
  }
}

/** Who the session cookie of a page request belongs to; rendering on the server needs no access token, and puts its own language on top. */
export async function callerOf(db: Db, request: Request): Promise<Caller> {
  const session = await resolveSession(db, readCookies(request)[SESSION_COOKIE])
  const visitor = anonymous(request)
  if (!session) return visitor
  return { ...visitor, user: { userId: session.userId, roles: session.roles }, sessionId: session.sessionId, authorised: true }
}

/**
 * Who sends a call. Answers that are shared between visitors never learn who asks. `authorised` says whether the access
 * token that came along is the session's own; steps/check-who.ts refuses by it.
 */
export async function readCaller(db: Db, tokens: AccessTokens, request: Request, call: CallDeclaration): Promise<Caller> {
  if (call.cacheMinutes) return anonymous(request)
  const caller = await callerOf(db, request)
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1]
  const authorised = caller.sessionId !== null && token !== undefined && (await tokens.fits(token, caller.sessionId))
  return { ...caller, authorised }
}
