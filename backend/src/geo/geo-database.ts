import { Reader } from 'mmdb-lib'
import type { Response } from 'mmdb-lib'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { publicAddress } from './public-address.ts'

/** CC0 data: the country of an address by its registration (decisions 8). */
const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** Spec 7.3: the country used if none is known. */
export const DEFAULT_COUNTRY = 'cn'

export interface GeoDatabase {
  /** Country of an address, alpha-2 in lower case; undefined if the address is unknown, private or invalid. */
  countryOf(ip: string): Promise<string | undefined>
}

/** Countries of addresses. The file, 8 MB, is read once, at the first lookup. */
export function createGeoDatabase(): GeoDatabase {
  let reader: Promise<Reader<Response>> | undefined
  const read = async () => new Reader<Response>(await readFile(createRequire(import.meta.url).resolve(file)))
  return {
    async countryOf(ip) {
      const address = publicAddress(ip)
      if (!address) return undefined
      reader ??= read()
      // The package types only cover the databases of its own vendor.
      const row = (await reader).get(address) as { country_code?: string } | null
      return row?.country_code?.toLowerCase()
    },
  }
}
