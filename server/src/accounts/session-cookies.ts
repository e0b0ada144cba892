import { SESSION_SECONDS } from './sessions.ts'

/** Name of the httpOnly cookie that opens a session. */
export const SESSION_COOKIE = 'sid'

export interface CookieSettings {
  origin: string
  /** Domain of the cookies that the browser's code may read; undefined: the host itself (spec 9). */
  cookieHost: string | undefined
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

/**
 * Set-Cookie lines of a login: the session's secret, and the readable cookies userid and VEST (spec 9), which tell
 * the page who is logged in and prove nothing. `remember` keeps them after the browser closes.
 */
export function loginCookies(settings: CookieSettings, login: { secret: string; userId: string; vest: boolean; remember: boolean }): string[] {
  const secure = settings.origin.startsWith('https:')
  const maxAge = login.remember ? SESSION_SECONDS.remembered : undefined
  const domain = settings.cookieHost
  return [
    cookieLine({ name: SESSION_COOKIE, value: login.secret, maxAge, httpOnly: true }, secure),
    cookieLine({ name: 'userid', value: login.userId, maxAge, domain }, secure),
    login.vest ? cookieLine({ name: 'VEST', value: '1', maxAge, domain }, secure) : cookieLine({ name: 'VEST', value: '', maxAge: 0, domain }, secure),
  ]
}

/** Set-Cookie lines that end a login in the browser (spec 4, the 401 rule). */
export function logoutCookies(settings: CookieSettings): string[] {
  const secure = settings.origin.startsWith('https:')
  const domain = settings.cookieHost
  return [
    cookieLine({ name: SESSION_COOKIE, value: '', maxAge: 0, httpOnly: true }, secure),
    cookieLine({ name: 'userid', value: '', maxAge: 0, domain }, secure),
    cookieLine({ name: 'VEST', value: '', maxAge: 0, domain }, secure),
  ]
}
