import type { RequestHandler } from 'express'
import { embedAddress, isEmbedded } from 'shared-state/contract/embedded'

const SITE = 'http://site.invalid'

/** Whether a request target (path and query) is the address of an embedded page. A target that is not an address of this site is none. */
export const isEmbeddedTarget = (target: string): boolean =>
  target.includes(`/${embedAddress}/`) && URL.canParse(target, SITE) && isEmbedded(new URL(target, SITE).pathname)

/** Headers that are handed over as a list, names and values in turn, without those that set a cookie. */
const withoutCookies = (part: unknown): unknown =>
  Array.isArray(part) ? part.filter((_value, at) => part[at - (at % 2)] !== 'Set-Cookie') : part

/**
 * Makes embedded pages the same for everyone, since they appear inside other sites (decision 86): cookies and other credentials of the
 * request are ignored, the response sets no cookies, and nothing can be sent to the pages. Before every other handler.
 */
export const embeddedRequests: RequestHandler = (request, response, next) => {
  if (!isEmbeddedTarget(request.originalUrl)) return next()
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end()
  delete request.headers.cookie
  delete request.headers.authorization
  const { writeHead } = response
  response.writeHead = (...parts: unknown[]) => {
    response.removeHeader('Set-Cookie')
    return Reflect.apply(writeHead, response, parts.map(withoutCookies))
  }
  next()
}
