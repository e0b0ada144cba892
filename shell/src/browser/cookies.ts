/** Whether this browser has a cookie of that name that scripts can read. */
export const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some(pair => pair.startsWith(`${name}=`))

/** Value of a cookie that scripts can read; empty if there is none. */
export const readCookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

export interface CookieLife {
  expires: Date
  /** Domain of the site's cookies; undefined means the host of the page. */
  cookieHost: string | undefined
  /** Default: Lax. */
  sameSite?: 'Lax' | 'Strict'
}

/** Sets a cookie for the whole site. A browser may refuse it silently: check with `hasCookie` where that matters. */
export function writeCookie(name: string, value: string, { expires, cookieHost, sameSite = 'Lax' }: CookieLife): void {
  const domain = cookieHost === undefined ? '' : `; domain=${cookieHost}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/${domain}; expires=${expires.toUTCString()}; SameSite=${sameSite}${secure}`
}

/**
 * Clears every cookie that scripts can reach: the browser's half of the 401 rule (spec 4, decisions 2). A cookie does not reveal its
 * domain, so each is cleared on both the page's host and the cookie host.
 */
export function clearCookies(cookieHost: string | undefined): void {
  const names = document.cookie
    .split(';')
    .map(pair => pair.split('=')[0]!.trim())
    .filter(Boolean)
  const gone = new Date(0)
  for (const name of names)
    for (const host of new Set([undefined, cookieHost])) writeCookie(name, '', { expires: gone, cookieHost: host })
}
