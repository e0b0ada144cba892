import type { Queries } from 'database/db'
import { createHash, randomBytes } from 'node:crypto'
import type { GrantScope } from 'shared-state/api/call-scope'
import { ACCESS_TOKEN_SECONDS } from './access-tokens.ts'
import { hashOfSecret, newSecret } from './random-secrets.ts'

/** Lifetime of a code (call table, OAuth2). */
const CODE_SECONDS = 300
/** Lifetime of a grant without a refresh token: that of its code plus that of an access token. */
const UNTRADED_SECONDS = CODE_SECONDS + ACCESS_TOKEN_SECONDS
/** Lifetime of a refresh token from its creation: two weeks, as in Kong. */
const REFRESH_SECONDS = 14 * 86_400
const USED_EVERY = "interval '1 minute'"

export interface NewGrant {
  clientId: string
  /** Null: no particular user. */
  userId: string | null
  sessionId?: string | null
  scopes?: readonly GrantScope[]
  /** The redirect address of the authorization request; the client has to repeat it when it exchanges the code (RFC 6749, 4.1.3). */
  redirectUri?: string | undefined
  /** PKCE: the hash of the code's verifier (S256). */
  codeChallenge?: string | undefined
}

/** A grant whose code or refresh token has just been exchanged. */
export interface OpenGrant {
  grantId: string
  clientId: string
  sessionId: string | null
}

const openColumns = 'grant_id AS "grantId", client_id AS "clientId", session_id AS "sessionId"'

/**
 * First step of the grant: a code for one use within 300 s. A grant lives on through its tokens; one whose code was never exchanged, or
 * only for an access token, expires ten minutes after the code does.
 */
export async function beginGrant(db: Queries, grant: NewGrant): Promise<string> {
  const { clientId, userId, sessionId = null, scopes = [], redirectUri = null, codeChallenge = null } = grant
  const grantId = randomBytes(12).toString('base64url')
  const code = newSecret()
  await db.query(
    `INSERT INTO oauth_grants (grant_id, client_id, user_id, session_id, scopes, redirect_uri, code_challenge, code_hash,
                               code_expires_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9), now() + make_interval(secs => $10))`,
    [
      grantId,
      clientId,
      userId,
      sessionId,
      scopes,
      redirectUri,
      codeChallenge,
      hashOfSecret(code),
      CODE_SECONDS,
      UNTRADED_SECONDS,
    ],
  )
  return code
}

interface CodeProof {
  clientId: string
  code: string
  /** Must equal the redirect address of the authorization request. */
  redirectUri?: string | undefined
  codeVerifier?: string | undefined
}

/**
 * Second step: exchanges a code in one statement, so that only one of two concurrent requests succeeds. Undefined if the code is wrong,
 * used, expired or another client's. `refreshToken` becomes the grant's first one.
 */
export async function redeemCode(db: Queries, proof: CodeProof, refreshToken?: string): Promise<OpenGrant | undefined> {
  const { clientId, redirectUri = null, codeVerifier } = proof
  const codeHash = hashOfSecret(proof.code)
  const refreshHash = refreshToken === undefined ? null : hashOfSecret(refreshToken)
  const open = await db.one<OpenGrant>(
    `WITH used AS (
       UPDATE oauth_grants
       SET code_used_at = now(), expires_at = CASE WHEN $5::text IS NULL THEN expires_at ELSE now() + make_interval(secs => $6) END
       WHERE code_hash = $1 AND client_id = $2 AND code_used_at IS NULL AND code_expires_at > now()
         AND ended_at IS NULL AND (redirect_uri IS NULL OR redirect_uri = $3) AND code_challenge IS NOT DISTINCT FROM $4
       RETURNING grant_id, client_id, session_id),
     fresh AS (
       INSERT INTO oauth_refresh_tokens (token_hash, grant_id, expires_at)
       SELECT $5, grant_id, now() + make_interval(secs => $6) FROM used WHERE $5::text IS NOT NULL)
     SELECT ${openColumns} FROM used`,
    [codeHash, clientId, redirectUri, codeVerifier ? challengeOf(codeVerifier) : null, refreshHash, REFRESH_SECONDS],
  )
  if (!open) await endGrant(db, clientId, 'code_hash = $2 AND code_used_at IS NOT NULL', codeHash)
  return open
}

/** PKCE's S256 (RFC 7636). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/**
 * Exchanges a refresh token for the next one, in one statement. Undefined if it is wrong, expired, another client's or its grant has ended.
 * A second use ends the grant: the token has been stolen.
 */
export async function rotateRefreshToken(
  db: Queries,
  clientId: string,
  refreshToken: string,
  next: string,
): Promise<OpenGrant | undefined> {
  const tokenHash = hashOfSecret(refreshToken)
  const open = await db.one<OpenGrant>(
    `WITH used AS (
       UPDATE oauth_refresh_tokens r SET used_at = now() FROM oauth_grants g JOIN users u USING (user_id)
       WHERE r.token_hash = $1 AND r.used_at IS NULL AND r.expires_at > now()
         AND g.grant_id = r.grant_id AND g.client_id = $2 AND g.ended_at IS NULL AND u.blocked_at IS NULL
       RETURNING g.grant_id, g.client_id, g.session_id),
     fresh AS (
       INSERT INTO oauth_refresh_tokens (token_hash, grant_id, expires_at)
       SELECT $3, grant_id, now() + make_interval(secs => $4) FROM used),
     longer AS (
       UPDATE oauth_grants SET expires_at = now() + make_interval(secs => $4) WHERE grant_id IN (SELECT grant_id FROM used))
     SELECT ${openColumns} FROM used`,
    [tokenHash, clientId, hashOfSecret(next), REFRESH_SECONDS],
  )
  if (!open) {
    const usedBefore = 'SELECT grant_id FROM oauth_refresh_tokens WHERE token_hash = $2 AND used_at IS NOT NULL'
    await endGrant(db, clientId, `grant_id IN (${usedBefore})`, tokenHash)
  }
  return open
}

/** All tokens of the grant stop working at once, access tokens included (see useGrant). */
const endGrant = (db: Queries, clientId: string, condition: string, hash: string) =>
  db.query(`UPDATE oauth_grants SET ended_at = now() WHERE client_id = $1 AND ended_at IS NULL AND ${condition}`, [
    clientId,
    hash,
  ])

/** The user and scopes behind another client's access token. */
export interface ClientAccess {
  userId: string
  roles: string[]
  scopes: GrantScope[]
}

/**
 * The user and scopes behind another client's access token; undefined if the grant has ended, its client was removed or its user is
 * blocked. Records when the grant was last used, once a minute.
 */
export async function useGrant(db: Queries, grantId: string): Promise<ClientAccess | undefined> {
  const row = await db.one<ClientAccess & { stale: boolean }>(
    `SELECT u.user_id AS "userId", u.roles, g.scopes, g.last_used_at IS NULL OR g.last_used_at < now() - ${USED_EVERY} AS stale
     FROM oauth_grants g JOIN users u USING (user_id)
     WHERE g.grant_id = $1 AND g.ended_at IS NULL AND u.blocked_at IS NULL`,
    [grantId],
  )
  if (!row) return undefined
  const { stale, ...access } = row
  if (stale) await db.query('UPDATE oauth_grants SET last_used_at = now() WHERE grant_id = $1', [grantId])
  return access
}
