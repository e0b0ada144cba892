import { hkdfSync } from 'node:crypto'

/** A key for one purpose only, made from a secret: what signs tokens must not also hash codes. */
export const keyFor = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
