import type { Request } from 'express'
import { axiosTransport } from 'shared-state/api/axios-transport'
import type { Transport } from 'shared-state/api/transport'
import type { Visitor } from './visitor.ts'

/** Calls made while a page is rendered, sent to another server in the visitor's name; cookies it sets are left in `setCookies`. */
export function overHttp(apiOrigin: string, origin: string, request: Request, visitor: Visitor, setCookies: string[]): Transport {
  return axiosTransport({
    baseURL: apiOrigin,
    headers: {
      Cookie: request.headers.cookie ?? '',
      Origin: origin,
      'User-Agent': visitor.userAgent,
      'X-Forwarded-For': visitor.caller.ip,
    },
    onSetCookie: lines => setCookies.push(...lines),
  })
}
