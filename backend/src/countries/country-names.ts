import { regionName } from 'shared-state/i18n/region-name'
import { isoCountries, twoCharCodeOf } from './iso-countries.ts'
import type { IsoCountry } from './iso-countries.ts'

/** Spec 3's display rules, separate from the ISO list: the country whose name is shown for a numeric code. */
const shownAs: Record<string, string> = { 156: 'HK', 158: 'TW' }

/** Letters of the country shown for a numeric code, empty if there is none; flag and name use the same rule. */
export const shownLetters = (countryCode: string): string => shownAs[countryCode] ?? twoCharCodeOf(countryCode)

/** Languages in which country names are available. */
export type NameLanguage = 'en' | 'id' | 'zh'

/** Name of a country by its numeric code, empty if there is none. */
export const countryName = (countryCode: string, lang: NameLanguage): string =>
  regionName(lang, shownLetters(countryCode))

export interface CountryEntry {
  countryCode: string
  twoCharCode: string
  code: string
  name: string
  flag: string
  'flag-c': string
}

const toEntry = ({ countryCode, twoCharCode, dialling }: IsoCountry, lang: NameLanguage): CountryEntry => {
  const flag = shownLetters(countryCode)
  return {
    countryCode,
    twoCharCode,
    code: dialling,
    name: countryName(countryCode, lang),
    flag: flag.toLowerCase(),
    'flag-c': String.fromCodePoint(...[...flag].map(letter => letter.charCodeAt(0) + 0x1f1a5)),
  }
}

/** All countries by name; grouped by first letter (spec 3), or as one group without a letter. */
export function countryGroups(lang: NameLanguage, grouped: boolean): { letter: string; items: CountryEntry[] }[] {
  const collator = new Intl.Collator(lang)
  const items = isoCountries.map(country => toEntry(country, lang)).sort((a, b) => collator.compare(a.name, b.name))
  if (!grouped) return [{ letter: '', items }]
  const groups = Map.groupBy(items, entry => firstLetter(entry.name))
  return [...groups]
    .map(([letter, entries]) => ({ letter, items: entries }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1))
}

/** Å and Ç are grouped under A and C. */
const firstLetter = (name: string) => (name.normalize('NFD')[0] ?? '').toUpperCase()
