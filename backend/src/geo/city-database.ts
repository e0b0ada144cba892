import { Reader } from 'mmdb-lib'
import type { Response } from 'mmdb-lib'
import { readFile } from 'node:fs/promises'
import { isIPv6 } from 'node:net'
import type { Language } from 'shared-state/i18n/languages'
import { publicAddress } from './public-address.ts'

export interface Region {
  /** Empty where the database does not know it. */
  province: string
  city: string
}

export interface CityDatabase {
  /** Province and city of an address, in the language or in English where the database has no name in that language. */
  regionOf(ip: string, lang: Language): Promise<Region>
}

type Names = Partial<Record<string, string>>
/** A row as MaxMind and DB-IP publish it, with names in several languages, or as `@ip-location-db` does, with one name. */
interface CityRow {
  subdivisions?: { names?: Names }[]
  state1?: string
  city?: { names?: Names } | string
}

/** Provinces and cities by a file (setting CITY_DATABASE), which is read once, at the first lookup. */
export function createCityDatabase(file: string): CityDatabase {
  let reader: Promise<Reader<Response>> | undefined
  const read = async () => new Reader<Response>(await readFile(file))
  return {
    async regionOf(ip, lang) {
      // A file that could not be read, as while a newer one takes its place, is read again at the next lookup.
      reader ??= read().catch((error: unknown) => {
        reader = undefined
        throw error
      })
      const row = rowOf(await reader, publicAddress(ip))
      const named = (names: Names = {}) => names[lang] ?? names['en'] ?? ''
      const { city } = row
      return {
        province: row.state1 ?? named(row.subdivisions?.[0]?.names),
        city: typeof city === 'string' ? city : named(city?.names),
      }
    },
  }
}

function rowOf(reader: Reader<Response>, address: string | undefined): CityRow {
  // In a database of IPv4 addresses, the start of an IPv6 address would be taken for an IPv4 address.
  if (address === undefined || (isIPv6(address) && reader.metadata.ipVersion === 4)) return {}
  // The package types only cover the databases of its own vendor.
  return (reader.get(address) as CityRow | null) ?? {}
}
