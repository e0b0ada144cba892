import { geoIp, geoIplookup, geoIpregion } from 'calls/geo'
import { isApiError } from 'shared-state/api/api-error'
import { errorCodes } from 'shared-state/api/error-codes'
import type { RootStore } from 'shared-state/root-store'

/** Province and city are looked up for visitors from here (spec 7.3). */
export const regionCountry = 'cn'

/** The address of this tab's visitor, asked for once. */
export async function askIp({ api, visitor }: RootStore): Promise<string> {
  if (visitor.place.ip !== undefined) return visitor.place.ip
  const { ip } = await api.call(geoIp, {})
  visitor.learnPlace({ ip })
  return ip
}

/** Fills the visitor's place in the store, once per tab. Browser only: a stored page must not hold it. */
export async function askPlace(store: RootStore): Promise<void> {
  const { api, visitor } = store
  const { countryCode, province, regionNote } = visitor.place
  if (countryCode !== undefined && (province ?? regionNote) !== undefined) return
  const [, { country_code, known }] = await Promise.all([askIp(store), api.call(geoIplookup, {})])
  visitor.learnPlace({ countryCode: known ? country_code : '' })
  const isFromChina = known && country_code === regionCountry
  visitor.learnPlace(isFromChina ? await askRegion(store) : { province: '', city: '' })
}

async function askRegion({ api }: RootStore) {
  try {
    const { province, city } = await api.call(geoIpregion, {})
    return { province, city }
  } catch (error) {
    // The answer names the setting that is missing.
    if (isApiError(error) && error.code === errorCodes.notConfigured) return { regionNote: error.message }
    throw error
  }
}
