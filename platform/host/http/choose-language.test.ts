import { expect, test } from '@jest/globals'
import { chooseLanguage } from './choose-language.ts'

const hints = { cookie: undefined, userAgent: undefined, acceptLanguage: undefined }

test('the language cookie takes precedence over the user agent and Accept-Language', () => {
  expect(chooseLanguage({ cookie: 'id', userAgent: 'App (Linux; en-US; x)', acceptLanguage: 'en' })).toBe('id')
})

test('the language in the user agent takes precedence over Accept-Language', () => {
  expect(
    chooseLanguage({ ...hints, userAgent: 'Mozilla/5.0 (Linux; Android 9; id-ID; X)', acceptLanguage: 'en' }),
  ).toBe('id')
  expect(chooseLanguage({ ...hints, userAgent: 'App/1 NetType/WIFI Language/id', acceptLanguage: 'en' })).toBe('id')
})

test('Accept-Language is evaluated by weight, ignoring regions', () => {
  expect(chooseLanguage({ ...hints, acceptLanguage: 'en;q=0.5, id-ID;q=0.9' })).toBe('id')
  expect(chooseLanguage({ ...hints, acceptLanguage: 'id;q=0, xx, en' })).toBe('en')
})

test('a visitor who prefers a supported but non-public language gets English', () => {
  expect(chooseLanguage({ ...hints, cookie: 'fr', acceptLanguage: 'id' })).toBe('en')
})

test('the language falls back to English if hints are missing or malformed', () => {
  expect(chooseLanguage(hints)).toBe('en')
  expect(chooseLanguage({ cookie: '../x', userAgent: '(;;;)', acceptLanguage: ';;q=,,*' })).toBe('en')
})
