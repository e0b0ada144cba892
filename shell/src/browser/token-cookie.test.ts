import { afterEach, expect, jest, test } from '@jest/globals'
import { clearCookies, hasCookie, writeCookie } from './cookies.ts'
import { tokenCookie } from './token-cookie.ts'

const token = () => ({ value: 'aa.bb-c.d_d', expires: Date.now() + 600_000 })
const written = () => jest.spyOn(Document.prototype, 'cookie', 'set')

afterEach(() => {
  jest.restoreAllMocks()
  clearCookies(undefined)
})

test('the access token is kept in a cookie of this host for as long as it is valid', () => {
  const set = written()
  const kept = token()
  tokenCookie().write(kept)
  const expires = new Date(kept.expires).toUTCString()
  expect(set.mock.calls).toEqual([
    [`accessToken=${kept.expires}:aa.bb-c.d_d; path=/; expires=${expires}; SameSite=Strict`],
  ])
})

test('another tab reads the access token with its time of expiry', () => {
  const kept = token()
  tokenCookie().write(kept)
  expect(tokenCookie().read()).toEqual(kept)
})

test('an access token that one tab has dropped is gone in all', () => {
  const [one, two] = [tokenCookie(), tokenCookie()]
  one.write(token())
  two.clear()
  expect([one.read(), hasCookie('accessToken')]).toEqual([undefined, false])
})

test('a cookie that is not an access token with a time of expiry is ignored', () => {
  for (const value of ['rubbish', ':aa.bb', 'soon:aa.bb', 'Infinity:aa.bb']) {
    writeCookie('accessToken', value, { expires: new Date(Date.now() + 60_000), cookieHost: undefined })
    expect([value, tokenCookie().read()]).toEqual([value, undefined])
  }
})

test('a tab whose browser refuses cookies keeps the access token for itself', () => {
  written().mockImplementation(() => {})
  const [tab, other] = [tokenCookie(), tokenCookie()]
  const kept = token()
  tab.write(kept)
  expect([tab.read(), other.read()]).toEqual([kept, undefined])
  tab.clear()
  expect(tab.read()).toBeUndefined()
})

test('the renewal of the access token runs once, and its failure reaches the caller, with and without locks', async () => {
  const request = jest.fn((_name: string, _options: LockOptions, run: () => Promise<string>) => run())
  for (const locks of [undefined, { request }]) {
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    expect(await tokenCookie().inTurn(async () => 'fresh')).toBe('fresh')
    let times = 0
    const failing = tokenCookie().inTurn(async () => {
      times += 1
      throw new Error('no answer')
    })
    await expect(failing).rejects.toThrow('no answer')
    expect(times).toBe(1)
  }
  expect(request).toHaveBeenCalledTimes(2)
})

test('a tab renews the access token itself if another tab holds the lock for too long', async () => {
  const request = () => Promise.reject(new DOMException('timed out', 'TimeoutError'))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  expect(await tokenCookie().inTurn(async () => 'fresh')).toBe('fresh')
})
