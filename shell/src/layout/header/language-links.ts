import { languageEntries, type Language, type TextLanguage } from 'shared-state/i18n/languages'

/** What the address of a page is made of. */
type Place = { pathname: string; search: string }

export interface LanguageLink {
  code: Language
  name: string
  flag: string
  to: string
  current: boolean
}

/** The page in every public language, by their own names (spec 3). */
export const languageLinks = (current: TextLanguage, place: Place): LanguageLink[] =>
  languageEntries.map(({ Language: name, LanguageCode: code, Flag: flag }) => ({
    code,
    name,
    flag,
    to: inLanguage(code, place),
    current: code === current,
  }))

// The first segment of every page's path is its language.
const inLanguage = (lang: Language, { pathname, search }: Place) => `/${lang}/${pathname.split('/').slice(2).join('/')}${search}`
