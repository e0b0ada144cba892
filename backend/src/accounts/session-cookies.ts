import { countryCodeFor } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import { DEVICE_COOKIE, DEVICE_SECONDS } from './known-devices.ts'
import { SESSION_SECONDS } from './sessions.ts'

/** Name of the httpOnly cookie that opens a session. */
export const SESSION_COOKIE = 'sid'

/** httpOnly cookies of sign-ins in progress: the QR code the browser waits for, the provider flow, and the person it returned as. */
export const flowCookies = { qr: 'qr', openid: 'openid', third: 'third' } as const
/** Readable cookie of accounts of the site's own team. */
export const VEST_COOKIE = 'VEST'
/** Cookie with a random number of the browser, which every page sets (platform/host/rendering/site-cookies.ts). */
export const BROWSER_COOKIE = 'fingerprint'
/** Cookies other than the session's that calls receive. */
export const cookiesForCalls = [...Object.values(flowCookies), DEVICE_COOKIE, BROWSER_COOKIE, VEST_COOKIE] as const

export interface CookieSettings {
  origin: string
  /** Domain of the cookies that scripts may read; undefined: the host itself (spec 9). */
  cookieHost: string | undefined
  environment: string
}

interface CookieParts {
  name: string
  value: string
  maxAge?: number | undefined
  httpOnly?: boolean
  domain?: string | undefined
}

function cookieLine({ name, value, maxAge, httpOnly, domain }: CookieParts, secure: boolean): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}

const isSecure = ({ origin }: CookieSettings) => origin.startsWith('https:')

/** Set-Cookie line of an httpOnly cookie. `maxAge` in seconds; 0 ends it. */
export const httpOnlyCookie = (settings: CookieSettings, name: string, value: string, maxAge: number): string =>
  cookieLine({ name, value, maxAge, httpOnly: true }, isSecure(settings))

export interface Login {
  secret: string
  userId: string
  vest: boolean
  /** Keeps the session's cookies after the browser closes. */
  remember: boolean
  /** Value of the device cookie (known-devices.ts). */
  device: string
  lang: Language
  /** Country of the caller's address, alpha-2 in lower case; the spec's default if it is unknown. */
  ipCountry: string
}

/**
 * Set-Cookie lines of a login: the session's secret, and the readable cookies of spec 9. userid and VEST tell the page who is logged in and
 * prove nothing; the others have the same values as those that pages set (platform/host/rendering/site-cookies.ts).
 */
export function loginCookies(settings: CookieSettings, login: Login): string[] {
  const secure = isSecure(settings)
  const maxAge = login.remember ? SESSION_SECONDS.remembered : undefined
  const domain = settings.cookieHost
  const readable = (name: string, value: string, seconds: number | undefined = maxAge) =>
    cookieLine({ name, value, maxAge: seconds, domain }, secure)
  const [day, year] = [86_400, 365 * 86_400]
  return [
    cookieLine({ name: SESSION_COOKIE, value: login.secret, maxAge, httpOnly: true }, secure),
    readable('userid', login.userId),
    login.vest ? readable(VEST_COOKIE, '1') : readable(VEST_COOKIE, '', 0),
    readable('CURRIPCOUNTRY', login.ipCountry, day),
    readable('CountryCode', countryCodeFor(login.lang), year),
    readable('LanguageCode', login.lang, year),
    cookieLine({ name: 'origin', value: settings.origin, domain }, secure),
    cookieLine({ name: 'nodeEnv', value: settings.environment, domain }, secure),
    httpOnlyCookie(settings, DEVICE_COOKIE, login.device, DEVICE_SECONDS),
  ]
}

/** Set-Cookie lines that end a login in the browser (spec 4, the 401 rule). The device cookie is kept: it grants no access. */
export function logoutCookies(settings: CookieSettings): string[] {
  const secure = isSecure(settings)
  const kept = [SESSION_COOKIE, ...Object.values(flowCookies)].map(name => httpOnlyCookie(settings, name, '', 0))
  const readable = ['userid', VEST_COOKIE, 'CURRIPCOUNTRY', 'CountryCode', 'LanguageCode', 'origin', 'nodeEnv']
  return [
    ...kept,
    ...readable.map(name => cookieLine({ name, value: '', maxAge: 0, domain: settings.cookieHost }, secure)),
  ]
}
