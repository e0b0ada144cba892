import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { createHash, randomUUID } from 'node:crypto'
import { maxLength, object, optional, regex, safeParse, string } from 'shared-state/schema'
import type { SigningKey } from './signing-key.ts'
import type { HeldKey } from './trusted-keys.ts'

/** Lifetime of a token in seconds. */
const lifeSeconds = 60
/** Tolerated clock difference between two machines, in seconds. */
const skewSeconds = 30

/** A release command that a key's holder sends over HTTP; the token is valid for this command, once, at one server. */
export interface SignedRequest {
  verb: string
  /** Empty if the verb concerns all areas. */
  area: string
  /** SHA-256 of the request's body, in hex. */
  sha256: string
  /** Only for a publish, whose body is the bundle itself. */
  reason?: string
}

export interface VerifiedRequest extends SignedRequest {
  /** The key that signed it, once for each area it is valid for. */
  holders: HeldKey[]
  keyId: string
  jti: string
  /** After this time the token is no longer valid and need not be remembered. */
  endsAt: Date
}

/** The token is invalid; `message` gives its holder the reason. */
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

/** `audience`: the origin of the server that is called. */
export function signRequest(
  { keyId, privateKey }: SigningKey,
  audience: string,
  request: SignedRequest,
): Promise<string> {
  // Read only once: if a new second began between two reads, the token's lifetime would be too long to be accepted.
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ ...request })
    .setProtectedHeader({ alg: 'EdDSA', kid: keyId })
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .setJti(randomUUID())
    .sign(privateKey)
}

/** Reads a token and checks signature, time and server; the caller must make sure that it is used only once. Rejects with TokenRefused. */
export async function verifyRequest(
  token: string,
  isAudience: (origin: string) => boolean,
  holdersOf: (keyId: string) => Promise<HeldKey[]>,
): Promise<VerifiedRequest> {
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
    throw new TokenRefused('the token lacks required claims')
  const { aud } = payload
  if (typeof aud !== 'string' || !isAudience(aud))
    throw new TokenRefused(`the token is for ${String(aud).slice(0, 200)}, which is not this server's address`)
  const { reason, ...request } = parsed.data
  return {
    ...request,
    ...(reason && { reason }),
    holders,
    keyId,
    endsAt: new Date((payload.exp! + skewSeconds) * 1000),
  }
}

function keyIdOf(token: string): string {
  try {
    const { kid, alg } = decodeProtectedHeader(token)
    if (alg === 'EdDSA' && typeof kid === 'string' && /^[0-9a-f]{16}$/.test(kid)) return kid
  } catch {
    // Falls through to the error below.
  }
  throw new TokenRefused('this is not a token of a release key')
}

function wordsOf(error: unknown): string {
  if (error instanceof errors.JWSSignatureVerificationFailed) return "the token's signature does not match its key"
  if (error instanceof errors.JWTExpired) return 'the token is too old: create it right before use and check the clock'
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iat' && error.reason === 'check_failed')
    return 'the token is from the future: check the clock'
  return 'the token lacks required claims'
}
