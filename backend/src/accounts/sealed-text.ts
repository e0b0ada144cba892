import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from 'platform/api/keys'

const IV = 12
const TAG = 16

/** Encrypts and authenticates a text (AES-256-GCM) under a key for this purpose only; base64url. */
export function sealText(secret: Uint8Array, purpose: string, text: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The decrypted text; undefined if it was altered, or sealed with another secret or for another purpose. */
export function openText(secret: Uint8Array, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV + TAG) return undefined
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, IV)).setAuthTag(
    bytes.subarray(IV, IV + TAG),
  )
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return undefined // the cipher throws if the authentication tag does not match
  }
}
