import { data as withInit } from 'react-router-dom'
import type { LoadContext } from '../contract/area.ts'

/** Ends a loader with a redirect to a path of this site, language included. 301 where the address is wrong for good. */
export function redirectTo(path: string, status: 301 | 302 = 302): Response {
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

/** A page's data that goes out with another status than 200, e.g. 403 for whom it does not belong to. The page reads the data alone. */
export function withStatus<Data>(data: Data, status: number): Data {
  return withInit(data, status) as unknown as Data
}
