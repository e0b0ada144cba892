import { jwtVerify, SignJWT } from 'jose'
import { keyFor } from '../../api/keys.ts'
import { wideNetworkOf } from '../../api/network.ts'
import { array, object, safeParse, string } from 'shared-state/schema'

/** How long a token is good for, in seconds. */
export const beaconTokenSeconds = 600

const claims = object({ network: string(), releases: array(string()) })

/** Tokens that let browsers of one network (/24, /48) report on some releases, `area@version`. Nothing is stored of them. */
export class BeaconTokens {
  #key: Uint8Array
  #now: () => number

  /** `secret`: of the sessions; `now` in ms. */
  constructor(secret: Uint8Array, now: () => number = Date.now) {
    this.#key = keyFor(secret, 'beacon token')
    this.#now = now
  }

  issue(ip: string, releases: readonly string[]): Promise<string> {
    return new SignJWT({ network: wideNetworkOf(ip), releases })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor(this.#now() / 1000) + beaconTokenSeconds)
      .sign(this.#key)
  }

  /** The releases that this caller may report on: none where the token is forged, has expired or is another network's. */
  async releasesOf(token: string | undefined, ip: string): Promise<readonly string[]> {
    if (token === undefined) return []
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        currentDate: new Date(this.#now()),
      })
      const { data } = safeParse(claims, payload)
      return data?.network === wideNetworkOf(ip) ? data.releases : []
    } catch {
      return []
    }
  }
}
