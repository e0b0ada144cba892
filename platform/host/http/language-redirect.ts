import type { RequestHandler } from 'express'
import { isTextLanguage, type TextLanguage } from 'shared-state/i18n/languages'
import { readCookies } from '../../api/cookies.ts'
import { serverAddresses } from '../server-addresses.ts'
import { chooseLanguage } from './choose-language.ts'
import { isLanguageTag } from './language-tag.ts'

/** Name of the readable language cookie (spec 9). */
export const languageCookie = 'LanguageCode'

/** The addresses of the releases in use. */
type Claims = () => readonly { addresses: readonly string[] }[]

/**
 * Redirects every page address to one that starts with a served language (spec 2.3, decisions 1): another language to the same path in
 * English, a path without a language to the visitor's own. First segments that are addresses of the server or of a release are no languages.
 */
export const languageRedirect =
  (served: readonly TextLanguage[], claims: Claims): RequestHandler =>
  (request, response, next) => {
    const isServed = (code: string) => (served as readonly string[]).includes(code)
    const [, first = '', ...rest] = request.path.split('/')
    if (isServed(first)) return next()
    const query = request.originalUrl.slice(request.originalUrl.split('?')[0]!.length)
    const code = first.toLowerCase()
    if (isServed(code)) return response.redirect(302, `/${code}/${rest.join('/')}${query}`)
    if (isOtherLanguage(code, claims)) return response.redirect(302, `/en/${rest.join('/')}${query}`)
    const lang = chooseLanguage({
      cookie: readCookies(request)[languageCookie],
      userAgent: request.get('user-agent'),
      acceptLanguage: request.get('accept-language'),
    })
    response.vary('Accept-Language').vary('User-Agent').vary('Cookie')
    // Leading slashes would turn the rest of the path into a foreign host.
    response.redirect(302, `/${lang}/${[first, ...rest].join('/').replace(/^\/+/, '')}${query}`)
  }

const isOtherLanguage = (code: string, claims: Claims): boolean =>
  isTextLanguage(code) || (isLanguageTag(code) && !serverAddresses.has(code) && !isClaimed(code, claims))

const isClaimed = (code: string, claims: Claims): boolean =>
  claims().some(({ addresses }) => addresses.some(address => address.split('/', 1)[0] === code))
