/** Whether this browser has a cookie of the name that scripts can read. */
export const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some(pair => pair.startsWith(`${name}=`))

/** What a cookie holds that scripts can read; empty where there is none. */
export const readCookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

export interface CookieLife {
  expires: Date
  /** Domain of the site's cookies; undefined: the host of the page. */
  cookieHost: string | undefined
}

/** Sets a cookie for the whole site. A browser may refuse it without a word: ask `hasCookie` where that matters. */
export function writeCookie(name: string, value: string, { expires, cookieHost }: CookieLife): void {
  const domain = cookieHost === undefined ? '' : `; domain=${cookieHost}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/${domain}; expires=${expires.toUTCString()}; SameSite=Lax${secure}`
}

/**
 * Clears every cookie that scripts can reach: the browser's half of the 401 rule (spec 4, decisions 2). Where a cookie
 * stands cannot be read from it, so each is cleared on the page's host and on the cookie host.
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
