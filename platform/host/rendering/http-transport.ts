import { axiosTransport } from 'shared-state/api/axios-transport'
import type { Transport } from 'shared-state/api/transport'
import type { PageSession } from './page-session.ts'
import type { Visitor } from './visitor.ts'

/** Calls made for a page, sent to another server in the visitor's name, with the session as it is when this is called. */
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
