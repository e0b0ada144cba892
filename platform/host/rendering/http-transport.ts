import { axiosTransport } from 'shared-state/api/axios-transport'
import type { Transport } from 'shared-state/api/transport'
import type { PageSession } from './page-session.ts'
import type { Visitor } from './visitor.ts'

/**
 * A transport that sends a page's calls to another server on the visitor's behalf, with the session as it is when this function is called.
 */
export function overHttp(
  apiOrigin: string,
  origin: string,
  visitor: Pick<Visitor, 'caller' | 'userAgent'>,
  session: Pick<PageSession, 'cookieHeader' | 'setCookies'>,
): Transport {
  return axiosTransport({
    baseURL: apiOrigin,
    headers: {
      Cookie: session.cookieHeader(),
      Origin: origin,
      'User-Agent': visitor.userAgent,
      'X-Forwarded-For': visitor.caller.ip,
    },
    onSetCookie: lines => session.setCookies.push(...lines),
  })
}
