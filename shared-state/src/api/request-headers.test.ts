import { expect, test } from '@jest/globals'
import { requestHeaders } from './request-headers.ts'

const facts = {
  lang: 'en',
  fingerprint: 'f1',
  userAgent: 'Browser/1 (X11)',
  scene: '/en/brokers',
  channel: 'web',
  environment: 'production',
  marketing: '',
} as const

test.each([
  ['en', '840'],
  ['id', '360'],
  ['ar', ''],
])('calls of a page in %s have the CountryCode "%s"', (lang, countryCode) => {
  expect(requestHeaders({ ...facts, lang })).toMatchObject({ LanguageCode: lang, CountryCode: countryCode })
})

test('calls carry a device string with the fingerprint, the environment and X-Requested-With', () => {
  const headers = requestHeaders(facts)
  expect(decodeURIComponent(headers.BasicData!)).toBe('web,Browser/1 (X11),f1')
  expect(headers).toMatchObject({ 'X-Env': 'production', 'X-Requested-With': 'XMLHttpRequest' })
})
