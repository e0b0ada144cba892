import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { createHash, randomUUID } from 'node:crypto'
import { maxLength, object, optional, regex, safeParse, string } from 'shared-state/schema'
import type { SigningKey } from './signing-key.ts'
import type { HeldKey } from './trusted-keys.ts'

/** Seconds a token is good for, from when it was made. */
const lifeSeconds = 60
/** Seconds by which the clocks of two machines may differ. */
const skewSeconds = 30

/** What a key's holder orders over HTTP; the token is good for this, once, at one server. */
export interface SignedOrder {
  verb: string
  /** Empty where the verb is about all areas. */
  area: string
  /** SHA-256 of the request's body, in hex. */
  sha256: string
  /** Of a publish, whose body is the bundle alone. */
  reason?: string
}

export interface ReadOrder extends SignedOrder {
  /** The key that signed it, once for each area it is good for. */
  holders: HeldKey[]
  keyId: string
  jti: string
  /** From then on the token is good for nothing, and need not be remembered. */
  endsAt: Date
}

/** The token is not good; `message` says why, in words for its holder. */
export class TokenRefused extends Error {
  override name = 'TokenRefused'
}

const shape = object({
  verb: string(),
  area: string(),
  sha256: string().check(regex(/^[0-9a-f]{64}$/)),
  reason: optional(string().check(maxLength(300))),
  jti: string().check(regex(/^[\w-]{16,64}$/)),
})

export const sha256Of = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

/** `audience`: the origin of the server that is asked. */
export function signOrder({ keyId, privateKey }: SigningKey, audience: string, order: SignedOrder): Promise<string> {
  // Looked at once: with a second beginning between two looks the token would live too long to be taken.
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ ...order })
    .setProtectedHeader({ alg: 'EdDSA', kid: keyId })
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .setJti(randomUUID())
    .sign(privateKey)
}

/** Reads a token and checks signature, time and server; that it is used once is for the caller to see. Rejects with TokenRefused. */
export async function readOrder(
  token: string,
  isAudience: (origin: string) => boolean,
  holdersOf: (keyId: string) => Promise<HeldKey[]>,
): Promise<ReadOrder> {
  const keyId = keyIdOf(token)
  const holders = await holdersOf(keyId)
  if (!holders[0]) throw new TokenRefused(`key ${keyId} is not trusted here`)
  const { payload } = await jwtVerify(token, holders[0].publicKey, {
    algorithms: ['EdDSA'],
    clockTolerance: skewSeconds,
    maxTokenAge: lifeSeconds,
    requiredClaims: ['exp', 'iat', 'aud', 'jti'],
  }).catch(error => {
    throw new TokenRefused(wordsOf(error), { cause: error })
  })
  const parsed = safeParse(shape, payload)
  if (!parsed.success || payload.exp! - payload.iat! > lifeSeconds)
    throw new TokenRefused('the token does not say what it has to')
  const { aud } = payload
  if (typeof aud !== 'string' || !isAudience(aud))
    throw new TokenRefused(`the token is for ${String(aud).slice(0, 200)}, which is not this server's address`)
  const { reason, ...order } = parsed.data
  return { ...order, ...(reason && { reason }), holders, keyId, endsAt: new Date((payload.exp! + skewSeconds) * 1000) }
}

function keyIdOf(token: string): string {
  try {
    const { kid, alg } = decodeProtectedHeader(token)
    if (alg === 'EdDSA' && typeof kid === 'string' && /^[0-9a-f]{16}$/.test(kid)) return kid
  } catch {
    // Said below: it is no token either way.
  }
  throw new TokenRefused('this is no token of a release key')
}

function wordsOf(error: unknown): string {
  if (error instanceof errors.JWSSignatureVerificationFailed) return "the token's signature does not fit its key"
  if (error instanceof errors.JWTExpired)
    return 'the token is too old: make it when it is used, and see that the clock is right'
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iat' && error.reason === 'check_failed')
    return 'the token is of the future: see that the clock is right'
  return 'the token does not say what it has to'
}
