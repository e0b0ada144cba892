import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingError } from 'platform/api/setting-error'

export interface Secrets {
  /** Signs sessions and access tokens. */
  session: Uint8Array
  /** Signs the links and cookies that pin a visitor to a release. */
  pin: Uint8Array
}

const minimumBytes = 32

/** Reads each secret from `SESSION_SECRET` / `PIN_SECRET`, or creates it on first start in `{dataDir}/secrets` (mode 0600). */
export function readSecrets(dataDir: string, environment: NodeJS.ProcessEnv): Secrets {
  return {
    session: readSecret('SESSION_SECRET', fileOf(dataDir, 'session'), environment),
    pin: readSecret('PIN_SECRET', fileOf(dataDir, 'pin'), environment),
  }
}

/** The secret of sessions for a command that may run away from the portal, with its database only: undefined where no portal has started. */
export const existingSecret = (dataDir: string, environment: NodeJS.ProcessEnv): Uint8Array | undefined =>
  environment.SESSION_SECRET !== undefined || existsSync(fileOf(dataDir, 'session'))
    ? readSecret('SESSION_SECRET', fileOf(dataDir, 'session'), environment)
    : undefined

const fileOf = (dataDir: string, name: string): string => join(dataDir, 'secrets', name)

function readSecret(variable: string, file: string, environment: NodeJS.ProcessEnv): Uint8Array {
  const given = environment[variable]
  if (given !== undefined) {
    const bytes = Buffer.from(given, 'utf8')
    if (bytes.length < minimumBytes)
      throw new SettingError(`${variable} is too short: at least ${minimumBytes} characters.`)
    return new Uint8Array(bytes)
  }
  if (!existsSync(file)) {
    mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(minimumBytes).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  chmodSync(file, 0o600)
  return new Uint8Array(Buffer.from(readFileSync(file, 'utf8'), 'utf8'))
}
