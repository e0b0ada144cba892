import { ownPathOf } from 'shared-state/contract/own-path'
import { isPublicLanguage, type TextLanguage } from 'shared-state/i18n/languages'

const visitPages = new Set(['login.html', 'register.html', 'forgot.html'])

/**
 * Where to go after a login: the page of this site that `return` names, in the language the visitor uses now, or home.
 * Anything else an address bar or a foreign link could put there is ignored: our own login page leads nobody away.
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

/** A page of this site that comes back to the one shown; `path` and the answer stand behind the language. */
export function withReturn(path: string, { pathname, search }: { pathname: string; search: string }): string {
  const [, , page = ''] = pathname.split('/')
  if (visitPages.has(page)) return path + keptOf(search)
  return `${path}?return=${encodeURIComponent(pathname + search)}`
}

/** From login to register and back, the page it all began with is kept, and whether it is by phone. */
function keptOf(search: string): string {
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams(
    ['return', 'way'].flatMap(name => (asked.has(name) ? [[name, asked.get(name)!]] : [])),
  )
  return kept.size > 0 ? `?${kept}` : ''
}

/** Whole address of the login page that comes back to the page shown. */
export const loginAddress = (lang: TextLanguage, location: { pathname: string; search: string }): string =>
  `/${lang}${withReturn('/login.html', location)}`
