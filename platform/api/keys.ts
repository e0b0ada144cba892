import { hkdfSync } from 'node:crypto'

/** Derives a key for a single purpose from a secret: a key that signs tokens must not also hash codes. */
export const keyFor = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
