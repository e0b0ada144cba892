import type { RequestHandler } from 'express'
import { isSupportedLanguage, type TextLanguage } from 'shared-state/i18n/languages'
import { readCookies } from '../../api/cookies.ts'
import { chooseLanguage } from './choose-language.ts'

/** Name of the readable language cookie (spec 9). */
export const languageCookie = 'LanguageCode'

/**
 * Redirects every page address to one that starts with a served language (spec 2.3, decisions 1): another supported language to the same
 * path in English, a path without a language to the visitor's own.
 */
export const languageRedirect =
  (served: readonly TextLanguage[]): RequestHandler =>
  (request, response, next) => {
    const isServed = (code: string) => (served as readonly string[]).includes(code)
    const [, first = '', ...rest] = request.path.split('/')
    const query = request.originalUrl.slice(request.originalUrl.split('?')[0]!.length)
    const code = first.toLowerCase()
    if (isServed(first) && request.path !== `/${first}`) return next()
    if (isServed(code)) return response.redirect(302, `/${code}/${rest.join('/')}${query}`)
    if (isSupportedLanguage(code)) return response.redirect(302, `/en/${rest.join('/')}${query}`)
    const lang = chooseLanguage({
      cookie: readCookies(request)[languageCookie],
      userAgent: request.get('user-agent'),
      acceptLanguage: request.get('accept-language'),
    })
    response.vary('Accept-Language').vary('User-Agent').vary('Cookie')
    // Leading slashes would turn the rest of the path into a foreign host.
    response.redirect(302, `/${lang}/${[first, ...rest].join('/').replace(/^\/+/, '')}${query}`)
  }
