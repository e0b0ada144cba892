import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from 'platform/api/keys'

const IV = 12
const TAG = 16
const KEY_ID = 6

/** Names a key without revealing it. */
const idOf = (key: Uint8Array): string => Buffer.from(keyFor(key, 'key id').subarray(0, KEY_ID)).toString('base64url')

/**
 * Encrypts and authenticates a text (AES-256-GCM) under a key for this purpose only: the key's id, a dot, and base64url. The id tells which
 * secret opens a value from a backup.
 */
export function sealText(secret: Uint8Array, purpose: string, text: string): string {
  const iv = randomBytes(IV)
  const key = keyFor(secret, purpose)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${idOf(key)}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/**
 * The decrypted text; undefined if it was altered, or sealed with another secret or for another purpose. Values of earlier versions have no
 * key id.
 */
export function openText(secret: Uint8Array, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url')
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
