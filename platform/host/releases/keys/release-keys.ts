import { CommandRefused } from '../../../api/command-refused.ts'
import { isSignedWith, readSignature, signatureFile, signRelease } from './release-signature.ts'
import type { SigningKey } from './signing-key.ts'
import { type HeldKey, holdersOf, trustedKeys } from './trusted-keys.ts'

interface Trust {
  area: string
  /** Came from another machine: this server's own key is then not accepted. */
  isRemote: boolean
}

/** Which keys may release which areas: the folder of trusted public keys, and this data folder's own key. */
export class ReleaseKeys {
  #folder: string
  #local: SigningKey

  constructor(folder: string, local: SigningKey) {
    this.#folder = folder
    this.#local = local
  }

  /**
   * The id of the key that signed a release's folder; undefined if it is unsigned, which is allowed only on this machine. Rejects with
   * CommandRefused if the signature is invalid or its key may not release the area.
   */
  async signerOf(folder: string, { area, isRemote }: Trust): Promise<string | undefined> {
    const signature = await readSignature(folder)
    if (!signature) {
      if (isRemote) throw new CommandRefused(`the release has no ${signatureFile}: sign it with a key of ${area}`)
      return undefined
    }
    const { keyId } = signature
    if (keyId === this.#local.keyId && isRemote)
      throw new CommandRefused(`key ${keyId} is this server's own key and is not accepted from other machines`)
    const key = keyId === this.#local.keyId ? this.#local.publicKey : (await trustedKeys(this.#folder, area)).get(keyId)
    if (!key) throw new CommandRefused(`key ${keyId}, which signed the release, may not release ${area}`)
    if (!(await isSignedWith(folder, signature, key)))
      throw new CommandRefused(`the signature does not match release.json (key ${keyId})`)
    return keyId
  }

  /**
   * A key that signs release commands over HTTP, once for each area it is valid for; empty if it is not trusted. Rejects with CommandRefused
   * if it is this server's own key.
   */
  async holdersOf(keyId: string, onUnread: (error: unknown) => void): Promise<HeldKey[]> {
    if (keyId === this.#local.keyId)
      throw new CommandRefused(`key ${keyId} is this server's own key and is not accepted from other machines`)
    return holdersOf(this.#folder, keyId, onUnread)
  }

  /** Signs a folder with this server's own key and returns that key's id. */
  async signLocally(folder: string): Promise<string> {
    await signRelease(folder, this.#local)
    return this.#local.keyId
  }
}
