import { expect, test } from '@jest/globals'
import { cookiesForCalls, httpOnlyCookie, loginCookies, logoutCookies } from './session-cookies.ts'

const settings = { origin: 'https://site.example', cookieHost: '.site.example', environment: 'production' }
const local = { origin: 'http://localhost:3000', cookieHost: undefined, environment: 'test' }
const login = {
  secret: 'secret',
  userId: 'u1',
  vest: false,
  remember: false,
  device: 'd1',
  lang: 'id',
  ipCountry: 'gb',
} as const

test('a login sets the session for scripts out of reach, and the readable cookies for the domain', () => {
  const shared = 'Path=/; Domain=.site.example'
  expect(loginCookies(settings, login)).toEqual([
    'sid=secret; Path=/; HttpOnly; SameSite=Lax; Secure',
    `userid=u1; ${shared}; SameSite=Lax; Secure`,
    `VEST=; ${shared}; Max-Age=0; SameSite=Lax; Secure`,
    `CURRIPCOUNTRY=gb; ${shared}; Max-Age=86400; SameSite=Lax; Secure`,
    `CountryCode=360; ${shared}; Max-Age=31536000; SameSite=Lax; Secure`,
    `LanguageCode=id; ${shared}; Max-Age=31536000; SameSite=Lax; Secure`,
    `origin=https%3A%2F%2Fsite.example; ${shared}; SameSite=Lax; Secure`,
    `nodeEnv=production; ${shared}; SameSite=Lax; Secure`,
    'device=d1; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure',
  ])
})

test('a login that is to be remembered keeps its session for 30 days', () => {
  const [session, user, vest] = loginCookies(settings, { ...login, remember: true, vest: true })
  expect(session).toBe('sid=secret; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure')
  expect(user).toContain('; Max-Age=2592000; ')
  expect(vest).toBe('VEST=1; Path=/; Domain=.site.example; Max-Age=2592000; SameSite=Lax; Secure')
})

test('without https and a domain, cookies are neither secure nor shared with other hosts', () => {
  for (const line of [...loginCookies(local, login), ...logoutCookies(local)]) expect(line).not.toMatch(/Secure|Domain/)
})

test('a logout ends every cookie of the login but that of the device', () => {
  const names = (lines: string[]) => lines.map(line => line.split('=')[0]!)
  const ended = logoutCookies(settings)
  expect(names(ended).sort()).toEqual(
    [...names(loginCookies(settings, login)).filter(name => name !== 'device'), 'qr', 'openid', 'third'].sort(),
  )
  for (const line of ended) expect(line).toMatch(/^\w+=; Path=\/; .*Max-Age=0; /)
  expect(ended.filter(line => line.includes('HttpOnly')).map(line => line.split('=')[0])).toEqual([
    'sid',
    'qr',
    'openid',
    'third',
  ])
  expect(ended.at(-1)).toBe('nodeEnv=; Path=/; Domain=.site.example; Max-Age=0; SameSite=Lax; Secure')
})

test('calls receive the cookies of flows, device, browser and team, and not the session', () => {
  expect(cookiesForCalls).toEqual(['qr', 'openid', 'third', 'device', 'fingerprint', 'VEST'])
})

test('the value of a cookie is encoded', () => {
  expect(httpOnlyCookie(local, 'qr', 'a;b=c', 60)).toBe('qr=a%3Bb%3Dc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax')
})
