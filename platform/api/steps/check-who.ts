import { isGranted } from 'shared-state/api/call-scope'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Caller } from '../handle.ts'
import { Refusal } from '../refusal.ts'

/** RFC 6750, 3.1. */
const insufficient = { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' }

/**
 * Checks whether the caller may make the call at all. First by the host: a call of ops is answered 404/3002 if the console has its own host
 * and the call was sent to another (docs/decisions/0035). Then by its scope: a client gets 403/2012 for anything its grant does not
 * include, and always for calls of sessions, security, moderation and operations (docs/decisions/0031). Then by the caller's role (spec 6):
 * 401/2001 without a session, 401/2002 without a valid access token, 403/2003 without the role. Whether an author or a member of staff owns
 * the item concerned is checked by the handler: only the handler knows the item.
 */
export function checkWho(call: CallDeclaration, caller: Caller): void {
  if (call.scope === 'operations' && caller.isOffOpsHost) throw new Refusal(errorCodes.noSuchCall)
  if (caller.granted && !isGranted(call, caller.granted))
    throw new Refusal(errorCodes.scopeMissing, { headers: insufficient })
  if (call.who.includes('any')) return
  if (!caller.user) throw new Refusal(errorCodes.notLoggedIn)
  if (!caller.authorised) throw new Refusal(errorCodes.sessionOver)
  if (call.who.some(who => who === 'user' || who === 'author' || who === 'staff')) return
  const { roles } = caller.user
  const may = roles.includes('ops') || call.who.some(who => roles.includes(who))
  if (!may) throw new Refusal(errorCodes.roleMayNot)
}
