import type { oauth2Token } from 'calls/oauth2'
import type { Db } from 'database/db'
import type { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { ACCESS_TOKEN_SECONDS } from '../accounts/access-tokens.ts'
import type { AccessTokens } from '../accounts/access-tokens.ts'
import { findOauthClient } from '../accounts/oauth-clients.ts'
import type { OauthClient } from '../accounts/oauth-clients.ts'
import { redeemCode, rotateRefreshToken } from '../accounts/oauth-grants.ts'
import type { OpenGrant } from '../accounts/oauth-grants.ts'
import { isSecretOf, newSecret } from '../accounts/random-secrets.ts'
import { oauthRefusal, unknownByHeader, unknownClient, unknownRedirect } from './oauth-error.ts'

type Request = CallParsed<typeof oauth2Token>

/** Exchanges a code or a refresh token for an access token and the next refresh token (call table, OAuth2). */
export async function tradeToken(
  { db, tokens }: { db: Db; tokens: AccessTokens },
  request: Request,
  authorization: string | undefined,
): Promise<CallOutput<typeof oauth2Token>> {
  const { grant_type: type } = request
  if (type !== 'authorization_code' && type !== 'refresh_token') {
    const error_description = 'grant_type must be authorization_code or refresh_token.'
    throw oauthRefusal({ error: 'unsupported_grant_type', error_description })
  }
  const client = await provenClient(db, request, authorization)
  if (request.redirect_uri && !client.redirectUris.includes(request.redirect_uri)) throw oauthRefusal(unknownRedirect)
  const refreshToken = newSecret()
  const trade = type === 'authorization_code' ? byCode : byRefreshToken
  const access_token = await tokens.issue(await trade(db, client, request, refreshToken))
  return { access_token, token_type: 'bearer', expires_in: ACCESS_TOKEN_SECONDS, refresh_token: refreshToken }
}

/** Id and secret come from the fields, or else from the Authorization header; only then is a wrong pair answered with 401. */
async function provenClient(
  db: Db,
  { client_id, client_secret }: Request,
  authorization: string | undefined,
): Promise<OauthClient> {
  const byFields = client_id && client_secret ? { id: client_id, secret: client_secret } : undefined
  const named = byFields ?? readBasic(authorization)
  const client = named && (await findOauthClient(db, named.id))
  if (client && isSecretOf(client.secretHash, named.secret)) return client
  throw byFields || !authorization ? oauthRefusal(unknownClient) : unknownByHeader(unknownClient)
}

function readBasic(authorization: string | undefined): { id: string; secret: string } | undefined {
  const encoded = /^Basic +([\w+/]+=*) *$/i.exec(authorization ?? '')?.[1]
  const [, id, secret] = /^([^:]+):(.+)$/.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? []
  return id && secret ? { id, secret } : undefined
}

const wrong = (field: 'code' | 'refresh_token'): Refusal =>
  oauthRefusal({
    error: 'invalid_request',
    error_description: `${field} is missing, wrong, used or expired${field === 'code' ? ', or its redirect_uri or code_verifier is missing' : ''}.`,
  })

async function byCode(db: Db, { clientId }: OauthClient, request: Request, refreshToken: string): Promise<OpenGrant> {
  const { code, redirect_uri: redirectUri, code_verifier: codeVerifier } = request
  const proof = code && { clientId, code, redirectUri: redirectUri || undefined, codeVerifier }
  const grant = proof && (await redeemCode(db, proof, refreshToken))
  if (!grant) throw wrong('code')
  return grant
}

async function byRefreshToken(
  db: Db,
  { clientId }: OauthClient,
  request: Request,
  refreshToken: string,
): Promise<OpenGrant> {
  const { refresh_token: used } = request
  const grant = used && (await rotateRefreshToken(db, clientId, used, refreshToken))
  if (!grant) throw wrong('refresh_token')
  return grant
}
