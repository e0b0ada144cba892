import { generateKeyPairSync } from 'node:crypto'
import { appendFile, chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandRefused } from '../../../api/command-refused.ts'
import { isReleaseName } from '../release-store.ts'
import { keyIdOf } from './signing-key.ts'

interface KeyOptions {
  area: string
  /** Target file of the private key; never overwritten. */
  privateFile: string
  /** The folder of trusted public keys. */
  folder: string
  owner: string
}

/**
 * Creates a key for an area (`ops`: for every area): the private key goes into a file only its owner can read, the public key to the
 * trusted ones.
 */
export async function makeKey({
  area,
  privateFile,
  folder,
  owner,
}: KeyOptions): Promise<{ keyId: string; publicFile: string }> {
  if (!isReleaseName(area, '0.0.0')) throw new CommandRefused(`'${area}' is not a valid area name`)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const keyId = keyIdOf(publicKey)
  await writeFile(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new CommandRefused(
        error.code === 'EEXIST'
          ? `${privateFile} already exists and is not overwritten`
          : `the key cannot be written: ${error.message}`,
        { cause: error },
      )
    },
  )
  const publicFile = join(folder, `${area}.pem`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await appendFile(
      publicFile,
      `key ${keyId}, made ${new Date().toISOString().slice(0, 10)} by ${owner.replace(/[^\w.@ ]/g, '')}\n${publicKey.export({ type: 'spki', format: 'pem' })}`,
    )
    await chmod(publicFile, 0o644)
  } catch (error) {
    await rm(privateFile)
    throw new CommandRefused(`the public key cannot be added to ${publicFile}: ${(error as Error).message}`, {
      cause: error,
    })
  }
  return { keyId, publicFile }
}
