import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, encoded for URLs and headers. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored hash of such a secret. Nobody can guess 256 bits, so the slow hash that passwords need would only cost time. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Whether the hash belongs to this secret, compared in constant time. */
export function isSecretOf(hash: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(hash))
}
