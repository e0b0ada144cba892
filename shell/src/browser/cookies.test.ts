import { afterEach, expect, jest, test } from '@jest/globals'
import { readCookie, clearCookies, hasCookie, writeCookie } from './cookies.ts'

const tomorrow = new Date(Date.now() + 86_400_000)
const keep = (name: string) => writeCookie(name, '1', { expires: tomorrow, cookieHost: undefined })

afterEach(() => clearCookies(undefined))

test('a cookie is found only by its full name', () => {
  keep('chromeHint')
  expect([hasCookie('chromeHint'), hasCookie('chrome'), hasCookie('Hint')]).toEqual([true, false, false])
})

test('a cookie is read only by its full name; a missing cookie reads as an empty string', () => {
  keep('chromeHint')
  expect([readCookie('chromeHint'), readCookie('Hint'), readCookie('chrome')]).toEqual(['1', '', ''])
})

test('clearing cookies after a 401 leaves no cookie that a script can read', () => {
  for (const name of [
    'userid',
    'VEST',
    'LanguageCode',
    'CountryCode',
    'CURRIPCOUNTRY',
    'origin',
    'nodeEnv',
    'fingerprint',
  ])
    keep(name)
  clearCookies(undefined)
  expect(document.cookie).toBe('')
})

test('cookies are cleared on the page’s host and on the configured cookie host', () => {
  keep('userid')
  const written: string[] = []
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(line => void written.push(line))
  clearCookies('site.example')
  jest.restoreAllMocks()
  expect(written.map(line => line.includes('; domain=site.example;'))).toEqual([false, true])
  for (const line of written) expect(line).toMatch(/^userid=; path=\/.*expires=Thu, 01 Jan 1970 00:00:00 GMT/)
})
