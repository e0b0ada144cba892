/** Languages a visitor can be served in (spec 2, decisions 7). */
export const publicLanguages = ['en', 'id'] as const
export type Language = (typeof publicLanguages)[number]

/** Every code that counts as a language in a path (spec 3, reading B). */
export const supportedLanguages = [
  'ar',
  'de',
  'en',
  'es',
  'fil',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'pt',
  'tr',
  'ru',
  'th',
  'vi',
  'zh',
  'zh-cn',
  'zh-hk',
  'zh-tw',
] as const
export type SupportedLanguage = (typeof supportedLanguages)[number]

/** Every language with texts (spec 3: 21 dictionaries). Those not public are only for review (TEST_LANGUAGES in docs/settings.md). */
export const textLanguages = [...supportedLanguages, 'ms'] as const
/** The language of a page's texts; calls answer in a `Language`. */
export type TextLanguage = (typeof textLanguages)[number]

/** Language entries of the dropdown (spec 3). */
export const languageEntries = [
  { Language: 'English', LanguageCode: 'en', Flag: 'gb', CountryCode: 'UK' },
  { Language: 'Bahasa Indonesia', LanguageCode: 'id', Flag: 'id', CountryCode: 'ID' },
] as const

/** Header CountryCode by language (spec 7.1). */
export const countryCodeOfLanguage: Record<Language, string> = { en: '840', id: '360' }

const rightToLeft = new Set<string>(['ar'])

export const directionOf = (lang: string): 'ltr' | 'rtl' => (rightToLeft.has(lang) ? 'rtl' : 'ltr')
export const isPublicLanguage = (code: string): code is Language =>
  (publicLanguages as readonly string[]).includes(code)
export const isSupportedLanguage = (code: string): code is SupportedLanguage =>
  (supportedLanguages as readonly string[]).includes(code)
export const isTextLanguage = (code: string): code is TextLanguage =>
  (textLanguages as readonly string[]).includes(code)

/** The language in which a page's calls are answered: content exists only in the public languages. */
export const contentLanguageOf = (lang: string): Language => (isPublicLanguage(lang) ? lang : 'en')
/** Header CountryCode of a page: empty where its language is not public (spec 7.1). */
export const countryCodeFor = (lang: string): string => (isPublicLanguage(lang) ? countryCodeOfLanguage[lang] : '')
/** Replaces the language of an address of this site: content contains addresses in its own language. */
export const addressIn = (lang: TextLanguage, address: string): string => address.replace(/^\/[^/?#]+/, `/${lang}`)
/** The dictionaries that a page needs: English fills the gaps of other languages (spec 3); public languages have no gaps. */
export const languagesFor = (lang: string): string[] => (isPublicLanguage(lang) ? [lang] : ['en', lang])
