import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingError } from '../../../api/setting-error.ts'
import { readSigningKey, type SigningKey } from './signing-key.ts'

/**
 * The key with which this data folder signs releases published on its own machine; created on first start, mode 0600. Throws SettingError.
 */
export function readLocalKey(dataDir: string): SigningKey {
  const file = join(dataDir, 'secrets', 'release-key.pem')
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }), {
      mode: 0o600,
      flag: 'wx',
    })
  }
  chmodSync(file, 0o600)
  try {
    return readSigningKey(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SettingError(
      `${file} contains no Ed25519 private key: restore the original key, or delete the file to create a new one.`,
      { cause: error },
    )
  }
}
