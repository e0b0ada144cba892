import { jwtVerify, SignJWT } from 'jose'
import { keyFor } from '../../api/keys.ts'
import { wideNetworkOf } from '../../api/network.ts'
import { array, object, safeParse, string } from 'shared-state/schema'

/** Lifetime of a token, in seconds. */
export const beaconTokenSeconds = 600

const claims = object({ network: string(), releases: array(string()) })

/** Tokens that allow browsers of one network (/24, /48) to report on given releases, `area@version`. Nothing is stored about them. */
export class BeaconTokens {
  #key: Uint8Array
  #now: () => number

  /** `secret`: that of the sessions; `now` in ms. */
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

  /** The releases that this caller may report on: none if the token is forged, expired or another network's. */
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
