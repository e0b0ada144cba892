import { addressIn, languageEntries, type Language, type TextLanguage } from 'shared-state/i18n/languages'

/** The parts of a page's address. */
type Place = { pathname: string; search: string }

export interface LanguageLink {
  code: Language
  name: string
  flag: string
  to: string
  current: boolean
}

/** The page in every public language, by their own names (spec 3). */
export const languageLinks = (current: TextLanguage, { pathname, search }: Place): LanguageLink[] =>
  languageEntries.map(({ Language: name, LanguageCode: code, Flag: flag }) => ({
    code,
    name,
    flag,
    to: addressIn(code, pathname + search),
    current: code === current,
  }))
