import { SignJWT, jwtVerify } from 'jose'
import { keyFor } from 'platform/api/keys'
import { hashOfSecret, newSecret } from './random-secrets.ts'

/** Cookie of a browser in which a user has signed in before. */
export const DEVICE_COOKIE = 'device'
export const DEVICE_SECONDS = 400 * 86_400

export interface KnownDevices {
  /** The cookie's value after a sign-in. */
  issue(userId: string): Promise<string>
  /**
   * An identifier of the browser, if this user has signed in with it before. It grants no access: wrong passwords are only
   * counted separately for it.
   */
  nameOf(cookie: string | undefined, userId: string): Promise<string | undefined>
}

/**
 * Cookies of known browsers, signed and not stored. They prevent an attacker from locking users out of their own browsers by
 * guessing passwords elsewhere.
 */
export function createKnownDevices(secret: Uint8Array): KnownDevices {
  const key = keyFor(secret, 'known device')
  return {
    issue: userId =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setJti(newSecret())
        .setExpirationTime(`${DEVICE_SECONDS}s`)
        .sign(key),
    async nameOf(cookie, userId) {
      if (!cookie) return undefined
      try {
        const { payload } = await jwtVerify(cookie, key, {
          algorithms: ['HS256'],
          requiredClaims: ['exp', 'jti'],
          subject: userId,
        })
        return hashOfSecret(String(payload.jti))
      } catch {
        return undefined // jose throws if the cookie is forged, expired or belongs to another user
      }
    },
  }
}
