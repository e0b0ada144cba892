import { sign, verify, type KeyObject } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { regex, safeParse, strictObject, string } from 'shared-state/schema'
import { CommandRefused } from '../../../api/command-refused.ts'
import type { SigningKey } from './signing-key.ts'

/** The content of the signature file next to `release.json`; base64 over that file's bytes. */
export interface ReleaseSignature {
  keyId: string
  signature: string
}

export const signatureFile = 'release.sig'

const shape = strictObject({
  keyId: string().check(regex(/^[0-9a-f]{16}$/)),
  signature: string().check(regex(/^[A-Za-z0-9+/]{86}==$/)),
})

/** A folder's signature; undefined if there is none. Rejects with CommandRefused if it cannot be read. */
export async function readSignature(folder: string): Promise<ReleaseSignature | undefined> {
  const text = await readFile(join(folder, signatureFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new CommandRefused(`${signatureFile} cannot be read: ${error.message}`, { cause: error })
  })
  if (text === undefined) return undefined
  const parsed = safeParse(shape, jsonOf(text))
  if (!parsed.success) throw new CommandRefused(`${signatureFile} is not a signature: {keyId, signature} is expected`)
  return parsed.data
}

export async function signRelease(folder: string, { keyId, privateKey }: SigningKey): Promise<void> {
  const signature = sign(null, await readFile(join(folder, 'release.json')), privateKey).toString('base64')
  await writeFile(join(folder, signatureFile), JSON.stringify({ keyId, signature } satisfies ReleaseSignature))
}

export async function isSignedWith(
  folder: string,
  { signature }: ReleaseSignature,
  publicKey: KeyObject,
): Promise<boolean> {
  return verify(null, await readFile(join(folder, 'release.json')), publicKey, Buffer.from(signature, 'base64'))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
