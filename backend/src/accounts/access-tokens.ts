import { SignJWT, jwtVerify } from 'jose'
import { keyFor } from 'platform/api/keys'

/** Seconds (spec 9). */
export const ACCESS_TOKEN_SECONDS = 600

/** The grant and client that an access token represents. */
export interface AccessGrant {
  grantId: string
  clientId: string
  /** The session that a token of the site's own client belongs to; null for other clients and for visitors without a session. */
  sessionId: string | null
}

export interface AccessTokens {
  issue(grant: AccessGrant): Promise<string>
  /** The token's grant; null if the token is forged, malformed or expired. Whether the grant is still valid is checked in the database. */
  read(token: string): Promise<AccessGrant | null>
}

/** Access tokens of the OAuth grant, signed and not stored: they are read without the database. */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  const key = keyFor(secret, 'access token')
  return {
    issue: ({ grantId, clientId, sessionId }) =>
      new SignJWT({ gid: grantId, cid: clientId, ...(sessionId !== null && { sid: sessionId }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          requiredClaims: ['exp', 'gid', 'cid'],
        })
        return {
          grantId: String(payload['gid']),
          clientId: String(payload['cid']),
          sessionId: (payload['sid'] as string | undefined) ?? null,
        }
      } catch {
        return null // jose throws if the token is forged, malformed or expired
      }
    },
  }
}
