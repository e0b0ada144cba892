import type { RequestHandler } from 'express'

/**
 * Refuses with 400 a page address that does not decode as UTF-8, or whose dot segments resolve to one that begins with two slashes: no link
 * has such an address, and the routers of releases would throw or write the whole address to the log.
 */
export const pageAddress: RequestHandler = (request, _response, next) => {
  next(
    isReadable(request.originalUrl) ? undefined : Object.assign(new Error('the address is malformed'), { status: 400 }),
  )
}

function isReadable(target: string): boolean {
  try {
    const { pathname } = new URL(target, 'http://site')
    decodeURIComponent(pathname)
    return !pathname.startsWith('//')
  } catch {
    return false
  }
}
