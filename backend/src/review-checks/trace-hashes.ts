import { createHmac } from 'node:crypto'
import type { Caller } from 'platform/api/handle'
import { keyFor } from 'platform/api/keys'
import { wideNetworkOf } from 'platform/api/network'
import { BROWSER_COOKIE } from '../accounts/session-cookies.ts'
import { publicAddress } from '../geo/public-address.ts'

/** Where a review was written, as it is stored: nothing can be read from a hash without the site's secret. */
export interface TraceHashes {
  /** The wide network; null if the address is not a public one, as behind a proxy that hides it. */
  network: string | null
  /** The browser's random number; null if it sends none. */
  device: string | null
}

export function createTraceHashes(secret: Uint8Array): (caller: Pick<Caller, 'ip' | 'receivedCookies'>) => TraceHashes {
  const key = keyFor(secret, 'review trace')
  const hash = (kind: string, value: string) =>
    createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url').slice(0, 22)
  return ({ ip, receivedCookies }) => {
    const address = publicAddress(ip)
    const browser = receivedCookies?.[BROWSER_COOKIE]
    return {
      network: address === undefined ? null : hash('network', wideNetworkOf(address)),
      device: browser ? hash('device', browser.slice(0, 64)) : null,
    }
  }
}
