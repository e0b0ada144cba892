import type { SharedStore } from 'shared-state/contract/shared-store'
import { homeCountrylist } from '../../home.ts'

export interface DiallingCodes {
  /** By name; `value` as in CodeState. */
  options: readonly { value: string; label: string }[]
  /** The visitor's country by location, else by language; empty where neither is known. */
  own: string
}

const countryOfLanguage: Record<string, string> = { id: 'ID' }
/** The country reported for an unknown IP address (spec 7.3). */
const unknownCountry = 'CN'

/** Countries with their dialling codes (spec 7.6). */
export async function loadDiallingCodes({ api, visitor }: SharedStore): Promise<DiallingCodes> {
  const { groups } = await api.call(homeCountrylist, { grouped: false })
  const countries = groups.flatMap(({ items }) => items).filter(({ code }) => code !== '')
  const here = visitor.facts.countryCode.toUpperCase()
  const guess = here === '' || here === unknownCountry ? countryOfLanguage[visitor.lang] : here
  const own = countries.find(({ twoCharCode }) => twoCharCode === guess)
  const valueOf = ({ code, twoCharCode }: (typeof countries)[number]) => `${code} ${twoCharCode}`
  return {
    options: countries.map(country => ({ value: valueOf(country), label: `${country.name} +${country.code}` })),
    own: own ? valueOf(own) : '',
  }
}
