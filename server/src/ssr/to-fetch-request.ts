import type { Request as ExpressRequest } from 'express'

/** Express' request as the router's: the site's own origin, the path as asked, and a form's fields on POST. */
export function toFetchRequest(request: ExpressRequest, origin: string): Request {
  const aborted = new AbortController()
  request.res?.on('close', () => aborted.abort())
  const init: RequestInit = { method: request.method === 'HEAD' ? 'GET' : request.method, signal: aborted.signal }
  if (request.method === 'POST') {
    init.body = new URLSearchParams(request.body as Record<string, string>)
    init.headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  }
  return new Request(new URL(request.originalUrl, origin), init)
}
