import {
  countryCodeOfLanguage,
  directionOf,
  isPublicLanguage,
  languageEntries,
  publicLanguages,
  supportedLanguages,
} from './languages.ts'

test('the selectable languages are English (UK) and Bahasa Indonesia (ID), under their own names', () => {
  expect(languageEntries).toEqual([
    { Language: 'English', LanguageCode: 'en', Flag: 'gb', CountryCode: 'UK' },
    { Language: 'Bahasa Indonesia', LanguageCode: 'id', Flag: 'id', CountryCode: 'ID' },
  ])
  expect(languageEntries.map(({ LanguageCode }) => LanguageCode)).toEqual([...publicLanguages])
})

test('twenty languages are supported, two of them public', () => {
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

test('English maps to country 840 and Indonesian to 360', () => {
  expect(countryCodeOfLanguage).toEqual({ en: '840', id: '360' })
})

test('Arabic is the only right-to-left language', () => {
  expect(supportedLanguages.filter(code => directionOf(code) === 'rtl')).toEqual(['ar'])
})
