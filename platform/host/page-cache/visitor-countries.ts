import { LRUCache } from 'lru-cache'
import type { Caller } from '../../api/handle.ts'
import type { Product } from '../product.ts'

const mostAddresses = 10_000
/** In ms; shorter for an unknown country, as its lookup may only have been late. */
const keptMs = { found: 3_600_000, unknown: 60_000 }

/** The countries of the addresses of the latest visitors. */
export class VisitorCountries {
  readonly #find: Product['countryOf']
  readonly #known = new LRUCache<string, { country: string | undefined }>({ max: mostAddresses })

  constructor(find: Product['countryOf']) {
    this.#find = find
  }

  /** Undefined if the address was not looked up a short time ago. */
  known(ip: string): { country: string | undefined } | undefined {
    return this.#known.get(ip)
  }

  /** Alpha-2 in lower case; undefined if it is not known in time. */
  async of(ip: string, caller: Caller): Promise<string | undefined> {
    const known = this.#known.get(ip)
    if (known) return known.country
    const country = await this.#find(caller)
    this.#known.set(ip, { country }, { ttl: country === undefined ? keptMs.unknown : keptMs.found })
    return country
  }
}
