import { regionName } from 'shared-state/i18n/region-name'
import { isoCountries } from '../countries/iso-countries.ts'
import { slugOf } from '../data-tools/slug.ts'

/** Parts of addresses by country: the English name. Codes name real places, so the display rules of spec 3 do not apply (decision 84). */
const slugs = new Map(
  isoCountries.map(({ twoCharCode }) => [twoCharCode, slugOf(regionName('en', twoCharCode))] as const),
)

export const countrySlug = (twoCharCode: string): string => slugs.get(twoCharCode) ?? ''
