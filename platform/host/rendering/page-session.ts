import type { Request } from 'express'
import { contentLanguageOf, countryCodeFor } from 'shared-state/i18n/languages'
import { readCookies } from '../../api/cookies.ts'
import type { Caller } from '../../api/handle.ts'
import { PageReads } from '../../api/page-reads.ts'
import type { Product } from '../product.ts'
import type { Visitor } from './visitor.ts'

/** The visitor's session during one page request: it may end, begin or change its cookie while the page is rendered. */
export interface PageSession {
  /** The visitor as a caller. A session is resolved again on each call, so that one that has ended grants no further access. */
  callerNow(): Promise<Caller>
  /** The request's cookies, with the current session cookie. */
  cookieHeader(): string
  /** Set-Cookie lines left by the page's calls; the response carries them. */
  readonly setCookies: string[]
  readonly reads: PageReads
}

export function createPageSession(
  { callerOf, sessionCookie }: Pick<Product, 'callerOf' | 'sessionCookie'>,
  request: Request,
  { caller, lang }: Pick<Visitor, 'caller' | 'lang'>,
): PageSession {
  const setCookies: string[] = []
  const sent = readCookies(request)[sessionCookie]
  const cookieNow = () => lastValueOf(sessionCookie, setCookies) ?? sent
  return {
    setCookies,
    reads: new PageReads(),
    async callerNow() {
      const cookie = cookieNow()
      if (!caller.user && cookie === sent) return caller
      return { ...(await callerOf(request, cookie)), lang: contentLanguageOf(lang), country: countryCodeFor(lang) }
    },
    cookieHeader() {
      const others = (request.headers.cookie ?? '')
        .split(';')
        .filter(pair => !pair.trimStart().startsWith(`${sessionCookie}=`))
      const cookie = cookieNow()
      return [...others, ...(cookie ? [`${sessionCookie}=${cookie}`] : [])].join(';').trim()
    },
  }
}

/** The value that the Set-Cookie lines give a cookie; undefined: no line sets it. Empty: the cookie is cleared. */
function lastValueOf(name: string, lines: readonly string[]): string | undefined {
  const line = lines.findLast(known => known.startsWith(`${name}=`))
  return line && decodeURIComponent(line.slice(name.length + 1).split(';', 1)[0]!)
}
