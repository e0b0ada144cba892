import { expect, test } from '@jest/globals'
import { chooseLanguage, languageOfBrowser } from './choose-language.ts'

const hints = { cookie: undefined, userAgent: undefined, acceptLanguage: undefined }

test('the cookie comes first', () => {
  expect(chooseLanguage({ cookie: 'id', userAgent: 'App (Linux; en-US; x)', acceptLanguage: 'en' })).toBe('id')
})

test('the user agent comes before the accept-language header', () => {
  expect(
    chooseLanguage({ ...hints, userAgent: 'Mozilla/5.0 (Linux; Android 9; id-ID; X)', acceptLanguage: 'en' }),
  ).toBe('id')
  expect(chooseLanguage({ ...hints, userAgent: 'App/1 NetType/WIFI Language/id', acceptLanguage: 'en' })).toBe('id')
})

test('the header counts by its weights, and regions are left out', () => {
  expect(chooseLanguage({ ...hints, acceptLanguage: 'en;q=0.5, id-ID;q=0.9' })).toBe('id')
  expect(chooseLanguage({ ...hints, acceptLanguage: 'id;q=0, xx, en' })).toBe('en')
})

test('a supported language that is not public is served in English', () => {
  expect(chooseLanguage({ ...hints, cookie: 'fr', acceptLanguage: 'id' })).toBe('en')
})

test('English stands where nothing is known or all is nonsense', () => {
  expect(chooseLanguage(hints)).toBe('en')
  expect(chooseLanguage({ cookie: '../x', userAgent: '(;;;)', acceptLanguage: ';;q=,,*' })).toBe('en')
})

test.each([
  ['id-ID,id;q=0.9,en;q=0.8', 'id'],
  ['en;q=0.4, id;q=0.9', 'id'],
  ['EN-gb', 'en'],
  // Only the most preferred language counts, even if a later one is public.
  ['fr, id;q=0.8', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('a browser that accepts %j is set to %s', (header, language) => {
  expect(languageOfBrowser(header)).toBe(language)
})
