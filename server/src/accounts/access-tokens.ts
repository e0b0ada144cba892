import { SignJWT, jwtVerify } from 'jose'
import { keyFor } from './keys.ts'

/** Seconds (spec 9). */
export const ACCESS_TOKEN_SECONDS = 600
const anonymous = 'anonymous'

export interface AccessTokens {
  /** A token for one session, or for a visitor without one. */
  issue(sessionId: string | null): Promise<string>
  /** Whether the token is genuine, has not run out and was made for this session. */
  fits(token: string, sessionId: string): Promise<boolean>
}

/** Bearer tokens of the browser: worth nothing without the session cookie they were made for (decisions 2). */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  const key = keyFor(secret, 'access token')
  return {
    issue: sessionId =>
      new SignJWT({ sid: sessionId ?? anonymous })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(key),
    async fits(token, sessionId) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] })
        return payload['sid'] === sessionId
      } catch {
        return false // forged, malformed or out of time: jose says so by throwing
      }
    },
  }
}
