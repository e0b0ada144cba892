import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** A key that signs releases. `keyId` identifies it wherever a signature is recorded. */
export interface SigningKey {
  keyId: string
  privateKey: KeyObject
  publicKey: KeyObject
}

/** The first 16 hex digits of the SHA-256 over the public key's DER. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

/** Reads a private key from PEM. Throws if it is not a private key, or not Ed25519. */
export function readSigningKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem)
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new Error(`the key is ${privateKey.asymmetricKeyType}, not Ed25519`)
  const publicKey = createPublicKey(privateKey)
  return { keyId: keyIdOf(publicKey), privateKey, publicKey }
}
