import type { LoadContext } from './area.ts'
import { ownPathOf } from './own-path.ts'

/** Ends a loader with a redirect to a path of this site, language included; 301 if permanent. Throws for another site's address. */
export function redirectTo(path: string, status: 301 | 302 = 302): Response {
  if (ownPathOf(path) === undefined) throw new Error(`not a path of this site: ${path}`)
  return new Response(null, { status, headers: { Location: path } })
}

/** Ends a loader for something that does not exist: 302 to the not-found page (spec 2.3). */
export function notFound({ lang }: Pick<LoadContext, 'lang'>): Response {
  return redirectTo(`/${lang}/404.html`)
}

/** Ends a loader of a page that needs a login: 302 to the login page, which returns here (decisions 1). */
export function loginFirst({ lang, url }: Pick<LoadContext, 'lang' | 'url'>): Response {
  return redirectTo(`/${lang}/login.html?return=${encodeURIComponent(url.pathname + url.search)}`)
}

/** Data with its own status, in react-router's format; declared here so that the server can read it without the router. */
export interface AnswerWithStatus {
  type: 'DataWithResponseInit'
  data: unknown
  init: { status: number }
}

/** A page's data sent with a status other than 200, e.g. 403 for a visitor without access. The page gets only the data. */
export function withStatus<Data>(data: Data, status: number): Data {
  return { type: 'DataWithResponseInit', data, init: { status } } satisfies AnswerWithStatus as unknown as Data
}
