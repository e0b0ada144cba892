import { geoGetipgeo, geoIp, geoIplookup, geoIpregion } from 'calls/geo'
import { isIP } from 'node:net'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { notConfigured } from 'platform/api/not-configured'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { countryCodeOf } from '../countries/iso-countries.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { createCityDatabase } from './city-database.ts'
import { DEFAULT_COUNTRY } from './geo-database.ts'
import type { GeoDatabase } from './geo-database.ts'

/** Spec 7.3: province and city are looked up for visitors from here. */
const regionCountry = 'cn'
const noRegions = {
  en: 'Province and city lookup is not configured on this site: the setting CITY_DATABASE is missing.',
  id: 'Pencarian provinsi dan kota belum dikonfigurasi di situs ini: pengaturan CITY_DATABASE belum diisi.',
}

/**
 * Locations of addresses (spec 7.3). The caller's own address is that of the connection, or the one reported by
 * trusted proxies (TRUST_PROXY). `cityDatabase`: the file with provinces and cities (setting CITY_DATABASE).
 */
export function geoHandlers({ geo: database }: { geo: GeoDatabase }, cityDatabase: string | undefined): CallHandler[] {
  const cities = cityDatabase === undefined ? undefined : createCityDatabase(cityDatabase)
  return [
    handle(geoGetipgeo, async ({ ip }, { caller }) => {
      const asked = addressOf(ip, caller)
      return { country_code: (await database.countryOf(asked)) ?? DEFAULT_COUNTRY, ip: asked }
    }),
    handle(geoIp, async (_input, { caller }) => ({ ip: caller.ip })),
    handle(geoIplookup, async ({ ip }, { caller }) => {
      const found = await database.countryOf(addressOf(ip, caller))
      const country = found ?? DEFAULT_COUNTRY
      return { country_code: country, countryCode: countryCodeOf(country), known: found !== undefined }
    }),
    handle(geoIpregion, async ({ ip }, { caller }) => {
      const asked = addressOf(ip, caller)
      if (!cities) throw notConfigured(noRegions, caller.lang)
      const isCovered = (await database.countryOf(asked)) === regionCountry
      return isCovered ? cities.regionOf(asked, caller.lang) : { province: '', city: '' }
    }),
  ]
}

/** The address to look up; 400/1004 if the given one is not valid. */
function addressOf(ip: string | undefined, caller: Caller): string {
  if (ip !== undefined && isIP(ip) === 0) {
    throw new Refusal(errorCodes.wrongForm, {
      errors: [{ field: 'ip', message: fieldMessage('wrongForm', caller.lang) }],
    })
  }
  return ip ?? caller.ip
}
