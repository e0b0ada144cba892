import { ownPathOf } from 'shared-state/contract/own-path'
import { isPublicLanguage, type TextLanguage } from 'shared-state/i18n/languages'

const visitPages = new Set(['login.html', 'register.html', 'forgot.html'])

/**
 * Where to go after a login: the page of this site that `return` names, in the visitor's current language, else the home page.
 * Any other value is ignored, so that the login page cannot be used as an open redirect.
 */
export function returnPath(url: URL, lang: TextLanguage): string {
  const home = `/${lang}/`
  const asked = ownPathOf(url.searchParams.get('return') ?? '')
  if (asked === undefined) return home
  const target = new URL(asked, url.origin)
  const [, language = '', page = '', ...deeper] = target.pathname.split('/')
  if (!isPublicLanguage(language) || visitPages.has(page)) return home
  return `/${[lang, page, ...deeper].join('/')}${target.search}${target.hash}`
}

/** Adds a `return` parameter for the current page to `path`. `path` and the result are without the language prefix. */
export function withReturn(path: string, { pathname, search }: { pathname: string; search: string }): string {
  const [, , page = ''] = pathname.split('/')
  if (visitPages.has(page)) return path + keptOf(search)
  return `${path}?return=${encodeURIComponent(pathname + search)}`
}

/** Between login and register, keeps the original `return` page and the chosen way (phone or not). */
function keptOf(search: string): string {
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams(
    ['return', 'way'].flatMap(name => (asked.has(name) ? [[name, asked.get(name)!]] : [])),
  )
  return kept.size > 0 ? `?${kept}` : ''
}

/** Full path of the login page, with a `return` to the page shown. */
export const loginAddress = (lang: TextLanguage, location: { pathname: string; search: string }): string =>
  `/${lang}${withReturn('/login.html', location)}`
