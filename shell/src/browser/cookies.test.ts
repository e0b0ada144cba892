import { afterEach, expect, jest, test } from '@jest/globals'
import { readCookie, clearCookies, hasCookie, writeCookie } from './cookies.ts'

const tomorrow = new Date(Date.now() + 86_400_000)
const keep = (name: string) => writeCookie(name, '1', { expires: tomorrow, cookieHost: undefined })

afterEach(() => clearCookies(undefined))

test('a cookie is there by its whole name', () => {
  keep('chromeHint')
  expect([hasCookie('chromeHint'), hasCookie('chrome'), hasCookie('Hint')]).toEqual([true, false, false])
})

test('what a cookie holds is read by its whole name; it is empty without the cookie', () => {
  keep('chromeHint')
  expect([readCookie('chromeHint'), readCookie('Hint'), readCookie('chrome')]).toEqual(['1', '', ''])
})

test('a 401 leaves no cookie that scripts can reach', () => {
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

test('with a cookie host each is cleared there and on the page’s own host', () => {
  keep('userid')
  const written: string[] = []
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(line => void written.push(line))
  clearCookies('site.example')
  jest.restoreAllMocks()
  expect(written.map(line => line.includes('; domain=site.example;'))).toEqual([false, true])
  for (const line of written) expect(line).toMatch(/^userid=; path=\/.*expires=Thu, 01 Jan 1970 00:00:00 GMT/)
})
