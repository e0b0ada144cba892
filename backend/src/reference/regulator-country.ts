import type { Language } from 'shared-state/i18n/languages'
import { countryName } from '../countries/country-names.ts'
import { countryCodeOf } from '../countries/iso-countries.ts'

/** A regulator's country in the reader's language. A regulator of a region has it in brackets: `Malaysia (Labuan)`. */
export function regulatorCountry(
  { country, two_char_code: letters }: { country: string; two_char_code: string },
  lang: Language,
): string {
  if (lang === 'en') return country
  const name = countryName(countryCodeOf(letters), lang)
  return name ? name + (/ \([^()]*\)$/.exec(country)?.[0] ?? '') : country
}
