import { Reader } from 'mmdb-lib'
import type { Response } from 'mmdb-lib'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { publicAddress } from './public-address.ts'

/** CC0 data: an address' country by its registration (decisions 8). */
const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** Spec 7.3: the country where nothing is known. */
export const DEFAULT_COUNTRY = 'cn'

export interface GeoDatabase {
  /** Country of an address, alpha-2 in lower case; undefined where it is unknown, private or no address at all. */
  countryOf(ip: string): Promise<string | undefined>
}

/** The countries of addresses. The file, 8 MB, is read once, at the first question. */
export function createGeoDatabase(): GeoDatabase {
  let reader: Promise<Reader<Response>> | undefined
  const read = async () => new Reader<Response>(await readFile(createRequire(import.meta.url).resolve(file)))
  return {
    async countryOf(ip) {
      const address = publicAddress(ip)
      if (!address) return undefined
      reader ??= read()
      // The package knows the rows of its maker's files only.
      const row = (await reader).get(address) as { country_code?: string } | null
      return row?.country_code?.toLowerCase()
    },
  }
}
