import { SignJWT, jwtVerify } from 'jose'
import { keyFor } from 'platform/api/keys'
import { hashOfSecret, newSecret } from './random-secrets.ts'

/** Cookie of a browser in which somebody has signed in before. */
export const DEVICE_COOKIE = 'device'
export const DEVICE_SECONDS = 400 * 86_400

export interface KnownDevices {
  /** What a browser keeps after a sign-in. */
  issue(userId: string): Promise<string>
  /** A name for the browser, if it is one in which this user has signed in before. It opens nothing: it only counts wrong passwords apart. */
  nameOf(cookie: string | undefined, userId: string): Promise<string | undefined>
}

/** Signed and not stored. So nobody can lock people out of their own browsers by guessing at their password elsewhere. */
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
        return undefined // jose says by throwing that it is forged, out of time or another's
      }
    },
  }
}
