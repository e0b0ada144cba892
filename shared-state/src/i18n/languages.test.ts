import {
  countryCodeOfLanguage,
  directionOf,
  isPublicLanguage,
  languageEntries,
  publicLanguages,
  supportedLanguages,
} from './languages.ts'

test('the languages one can choose are English (UK) and Bahasa Indonesia (ID), by their own names', () => {
  expect(languageEntries).toEqual([
    { Language: 'English', LanguageCode: 'en', Flag: 'gb', CountryCode: 'UK' },
    { Language: 'Bahasa Indonesia', LanguageCode: 'id', Flag: 'id', CountryCode: 'ID' },
  ])
  expect(languageEntries.map(({ LanguageCode }) => LanguageCode)).toEqual([...publicLanguages])
})

test('twenty codes are languages, of which two are public', () => {
  expect([...supportedLanguages].sort()).toEqual([
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
    'ru',
    'th',
    'tr',
    'vi',
    'zh',
    'zh-cn',
    'zh-hk',
    'zh-tw',
  ])
  expect(supportedLanguages.filter(isPublicLanguage)).toEqual(['en', 'id'])
})

test('English goes with country 840, Indonesian with 360', () => {
  expect(countryCodeOfLanguage).toEqual({ en: '840', id: '360' })
})

test('Arabic alone runs from right to left', () => {
  expect(supportedLanguages.filter(code => directionOf(code) === 'rtl')).toEqual(['ar'])
})
