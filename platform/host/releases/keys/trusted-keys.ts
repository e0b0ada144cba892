import { createPublicKey, type KeyObject } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandRefused } from '../../../api/command-refused.ts'
import { keyIdOf } from './signing-key.ts'

/** Owner of the keys that are valid for every area. */
export const everyArea = 'ops'

const begin = '-----BEGIN '
/** The line that `keygen` writes before a key. */
const madeBy = /^key [0-9a-f]{16}, made \S+ by (.*)$/

export interface TrustedKey {
  keyId: string
  publicKey: KeyObject
  /** Who created the key, as `keygen` writes it before the key; empty if the line is missing. */
  owner: string
}

/** A key and what it is valid for: the name of an area, or `ops`. */
export interface HeldKey extends TrustedKey {
  area: string
}

/**
 * The public keys that may release an area, by id: from `{area}.pem` and `ops.pem` in the folder, each with any number of keys. Read again
 * on each call, so that adding or removing a key takes effect at once. Rejects with CommandRefused if a file holds anything else: a key that
 * was silently ignored would be taken for a working one.
 */
export async function trustedKeys(folder: string, area: string): Promise<Map<string, KeyObject>> {
  const files = await Promise.all([...new Set([area, everyArea])].map(name => readKeyFile(join(folder, `${name}.pem`))))
  return new Map(files.flat().map(({ keyId, publicKey }) => [keyId, publicKey]))
}

/** Finds a key in all files of the folder. An unreadable file does not hide the others; its error goes to `onUnread`. */
export async function holdersOf(folder: string, keyId: string, onUnread: (error: unknown) => void): Promise<HeldKey[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const held = names
    .filter(name => name.endsWith('.pem'))
    .map(async name => {
      const keys = await readKeyFile(join(folder, name)).catch(error => (onUnread(error), []))
      return keys.filter(key => key.keyId === keyId).map(key => ({ ...key, area: name.slice(0, -'.pem'.length) }))
    })
  return (await Promise.all(held)).flat()
}

async function readKeyFile(file: string): Promise<TrustedKey[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new CommandRefused(`the keys in ${file} cannot be read: ${error.message}`, { cause: error })
  })
  return blocksOf(text).map(({ kind, owner, pem }) => {
    if (kind !== 'PUBLIC KEY')
      throw new CommandRefused(`${file} holds a ${kind.toLowerCase()}; only public keys belong there`)
    const publicKey = readPublicKey(pem, file)
    return { keyId: keyIdOf(publicKey), publicKey, owner }
  })
}

function blocksOf(text: string): { kind: string; owner: string; pem: string }[] {
  const pieces = text.split(begin)
  return pieces.slice(1).flatMap((piece, index) => {
    const kind = piece.slice(0, piece.indexOf('-----'))
    const end = `-----END ${kind}-----`
    const [block, ...rest] = piece.split(end)
    if (rest.length === 0) return []
    const [lineBefore = '', lineStart] = pieces[index]!.split('\n').slice(-2)
    return [
      { kind, owner: lineStart === '' ? (madeBy.exec(lineBefore)?.[1] ?? '') : '', pem: `${begin}${block}${end}` },
    ]
  })
}

function readPublicKey(pem: string, file: string): KeyObject {
  let key: KeyObject
  try {
    key = createPublicKey(pem)
  } catch (error) {
    throw new CommandRefused(`${file} holds a public key that cannot be read`, { cause: error })
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new CommandRefused(`${file} contains a key of type ${key.asymmetricKeyType}; keys must be Ed25519`)
  return key
}
