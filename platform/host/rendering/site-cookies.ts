import type { Response } from 'express'
import { countryCodeFor, type TextLanguage } from 'shared-state/i18n/languages'
import type { Cookies } from '../../api/cookies.ts'
import { languageCookie } from '../http/language-redirect.ts'

/** The country of the visitor's address. */
export const countryCookie = 'CURRIPCOUNTRY'

export interface CookieSite {
  origin: string
  /** Domain of the readable cookies; undefined: the request's host. */
  cookieHost: string | undefined
  environment: string
}

export interface CookieFacts {
  lang: TextLanguage
  /** Country of the visitor's address if this page looked it up, alpha-2 in lower case. */
  ipCountry: string | undefined
}

const daySeconds = 86_400
const yearSeconds = 365 * daySeconds

/**
 * The `Set-Cookie` lines of the readable cookies of spec 9 that belong to a page, on the cookie host with path /; `userid` and `VEST` are set
 * at login (backend/src/accounts/session-cookies.ts). The language cookie follows the path, which takes precedence (decisions 1). Values that
 * the browser already has are not sent again; the country is kept for a day, as visitors travel.
 */
export function siteCookies(
  told: Cookies,
  { origin, cookieHost, environment }: CookieSite,
  { lang, ipCountry }: CookieFacts,
): string[] {
  const where = `${cookieHost === undefined ? '' : `; Domain=${cookieHost}`}; Path=/`
  const how = `${origin.startsWith('https:') ? '; Secure' : ''}; SameSite=Lax`
  const lines: string[] = []
  const set = (name: string, value: string | undefined, seconds?: number) => {
    if (value === undefined || told[name] === value) return
    const age = seconds === undefined ? '' : `; Max-Age=${seconds}`
    lines.push(`${name}=${encodeURIComponent(value)}${age}${where}${how}`)
  }
  set(languageCookie, lang, yearSeconds)
  set('CountryCode', countryCodeFor(lang), yearSeconds)
  set(countryCookie, ipCountry, daySeconds)
  set('origin', origin)
  set('nodeEnv', environment)
  return lines
}

/** Sets them on a response, besides its other cookies. */
export function setSiteCookies(told: Cookies, response: Response, site: CookieSite, facts: CookieFacts): void {
  for (const line of siteCookies(told, site, facts)) response.append('Set-Cookie', line)
}
