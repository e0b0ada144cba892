import { jwtVerify, SignJWT } from 'jose'
import type { Pins } from './snapshots.ts'

const lifetime = '7d'

/** Signed tokens that pin a visitor to releases. They hold release ids, never addresses to load code from. */
export class PinTokens {
  #secret: Uint8Array

  constructor(secret: Uint8Array) {
    this.#secret = secret
  }

  issue(pins: Pins): Promise<string> {
    return new SignJWT({ pins }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(lifetime).sign(this.#secret)
  }

  /** The pins of a token; empty if it is forged, expired or malformed. */
  async read(token: string): Promise<Pins> {
    try {
      const { payload } = await jwtVerify<{ pins?: unknown }>(token, this.#secret, { algorithms: ['HS256'] })
      const pins = payload.pins
      if (pins === null || typeof pins !== 'object') return {}
      return Object.fromEntries(
        Object.entries(pins).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
    } catch {
      return {}
    }
  }
}
