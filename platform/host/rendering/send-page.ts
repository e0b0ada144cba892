import type { Request, Response } from 'express'
import { sendCompressed } from '../../api/send-compressed.ts'

/** Sets the headers that all pages have. Pages may hold one visitor's data, so they must not be stored in shared caches. */
export function varyPage(response: Response): Response {
  response.type('html').vary('Accept-Encoding').vary('Accept-Language').vary('Cookie')
  return response.get('Cache-Control') ? response : response.set('Cache-Control', 'private, no-cache')
}

/** Sends an HTML document, compressed if the browser accepts it. */
export function sendPage(request: Request, response: Response, status: number, html: string): void {
  varyPage(response.status(status))
  sendCompressed(request, response, html)
}
