import type { CookieOptions, Response } from 'express'
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

const dayMs = 86_400_000
const yearMs = 365 * dayMs

/**
 * Sets the readable cookies of spec 9 that belong to a page, on the cookie host with path /; `userid` and `VEST` are set at login
 * (backend/src/accounts/session-cookies.ts). The language cookie follows the path, which takes precedence (decisions 1). Values that the
 * browser already has are not sent again; the country is kept for a day, as visitors travel.
 */
export function setSiteCookies(
  told: Cookies,
  response: Response,
  { origin, cookieHost, environment }: CookieSite,
  { lang, ipCountry }: CookieFacts,
): void {
  const options: CookieOptions = {
    path: '/',
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    ...(cookieHost !== undefined && { domain: cookieHost }),
  }
  const set = (name: string, value: string | undefined, maxAge?: number) => {
    if (value !== undefined && told[name] !== value)
      response.cookie(name, value, { ...options, ...(maxAge !== undefined && { maxAge }) })
  }
  set(languageCookie, lang, yearMs)
  set('CountryCode', countryCodeFor(lang), yearMs)
  set(countryCookie, ipCountry, dayMs)
  set('origin', origin)
  set('nodeEnv', environment)
}
