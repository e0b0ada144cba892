import type { oauth2Authorize } from 'calls/oauth2'
import type { Db } from 'database/db'
import { grantScopes } from 'shared-state/api/call-scope'
import type { CallParsed } from 'shared-state/api/declare-call'
import { findOauthClient } from '../accounts/oauth-clients.ts'
import type { OauthClient } from '../accounts/oauth-clients.ts'
import { beginGrant } from '../accounts/oauth-grants.ts'
import { isSecretOf } from '../accounts/random-secrets.ts'
import { oauthRefusal, unknownClient, unknownRedirect } from './oauth-error.ts'
import type { OauthError } from './oauth-error.ts'

type Request = CallParsed<typeof oauth2Authorize>

/**
 * Issues a code (call table, OAuth2). Faults are reported as by Kong: of several faults in the client's request, the
 * one that Kong checks last.
 */
export async function authorize(db: Db, request: Request): Promise<{ redirect_uri: string }> {
  const client = await provenClient(db, request)
  const userId = await provenUser(db, request.authenticated_userid)
  const redirectUri = request.redirect_uri || client.redirectUris[0]!
  const state: Record<string, string> = request.state ? { state: request.state } : {}
  const fault = faultOf(request, client)
  if (fault) {
    // Never to an address that the client has not registered.
    const to = client.redirectUris.includes(redirectUri) ? redirectUri : client.redirectUris[0]!
    throw oauthRefusal({ redirect_uri: withQuery(to, { ...fault, ...state }) })
  }
  const asked = scopesOf(request)
  const scopes = client.scopes.length > 0 ? grantScopes.filter(scope => asked.includes(scope)) : []
  const grant = {
    clientId: client.clientId,
    userId,
    scopes,
    redirectUri: request.redirect_uri || undefined,
    codeChallenge: request.code_challenge,
  }
  const code = await beginGrant(db, grant)
  return { redirect_uri: withQuery(redirectUri, { code, ...state }) }
}

/** The key must belong to the client it was issued to; an unknown client has no key. */
async function provenClient(db: Db, { client_id, provision_key }: Request): Promise<OauthClient> {
  const wrongKey: OauthError = {
    error: 'invalid_provision_key',
    error_description: 'provision_key is missing or wrong.',
  }
  if (!provision_key) throw oauthRefusal(wrongKey)
  const client = client_id ? await findOauthClient(db, client_id) : undefined
  if (!client) throw oauthRefusal(unknownClient)
  if (!isSecretOf(client.provisionKeyHash, provision_key)) throw oauthRefusal(wrongKey)
  return client
}

async function provenUser(db: Db, userId: string | undefined): Promise<string> {
  const sql = 'SELECT user_id FROM users WHERE user_id = $1 AND blocked_at IS NULL AND deleted_at IS NULL'
  const user = userId && (await db.one<{ user_id: string }>(sql, [userId]))
  if (user) return user.user_id
  throw oauthRefusal({
    error: 'invalid_authenticated_userid',
    error_description: 'authenticated_userid does not name a user who may log in.',
  })
}

const scopesOf = ({ scope = '' }: Request): string[] => [...new Set(scope.split(/\s+/).filter(Boolean))]

function faultOf(request: Request, client: OauthClient): OauthError | undefined {
  if (request.redirect_uri && !client.redirectUris.includes(request.redirect_uri)) return unknownRedirect
  const challenge = challengeFault(request)
  if (challenge) return challenge
  const scope = scopeFault(request, client)
  if (scope) return { error: 'invalid_scope', error_description: scope }
  if (request.response_type !== 'code') {
    return { error: 'unsupported_response_type', error_description: 'response_type must be code.' }
  }
  return undefined
}

function scopeFault(request: Request, client: OauthClient): string | undefined {
  if (client.scopes.length === 0) return undefined
  const scopes = scopesOf(request)
  const unknown = scopes.find(scope => !client.scopes.some(own => own === scope))
  if (unknown !== undefined) return `${unknown} is no scope of this client.`
  return scopes.length === 0 ? 'scope is missing.' : undefined
}

/** Like Kong's `pkce: strict`: every client has to send a challenge, whether it is confidential or not. */
function challengeFault({ code_challenge: challenge, code_challenge_method: method }: Request): OauthError | undefined {
  if (challenge && method === 'S256' && /^[\w-]{43}$/.test(challenge)) return undefined
  const error_description = 'code_challenge must be a SHA-256 hash in base64url, with code_challenge_method S256.'
  return { error: 'invalid_request', error_description }
}

function withQuery(address: string, fields: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}
