import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyIdOf } from './signing-key.ts'
import { OrderRefused } from '../../control/order-refused.ts'

/** Whose keys are good for every area. */
export const everyArea = 'ops'

const pemBlock = /-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g

/**
 * The public keys that may release an area, by their ids: `{area}.pem` and `ops.pem` of the folder, each with any number of
 * keys. Read anew each time, so that a key that was added or taken away counts at once. Rejects with OrderRefused where a
 * file holds something else: a key ignored without a word would be taken for one that works.
 */
export async function trustedKeys(folder: string, area: string): Promise<Map<string, KeyObject>> {
  const files = await Promise.all([...new Set([area, everyArea])].map(name => readKeyFile(join(folder, `${name}.pem`))))
  return new Map(files.flat().map(key => [keyIdOf(key), key]))
}

export async function readKeyFile(file: string): Promise<KeyObject[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new OrderRefused(`the keys in ${file} cannot be read: ${error.message}`, { cause: error })
  })
  return [...text.matchAll(pemBlock)].map(([pem, kind]) => {
    if (kind !== 'PUBLIC KEY') throw new OrderRefused(`${file} holds a ${kind!.toLowerCase()}; only public keys belong there`)
    return readPublicKey(pem, file)
  })
}

function readPublicKey(pem: string, file: string): KeyObject {
  let key: KeyObject
  try {
    key = createPublicKey(pem)
  } catch (error) {
    throw new OrderRefused(`${file} holds a public key that cannot be read`, { cause: error })
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new OrderRefused(`${file} holds a key of ${key.asymmetricKeyType}; keys are of Ed25519`)
  return key
}
