import type { Request, Response } from 'express'
import { sendCompressed } from '../../api/send-compressed.ts'

/** The headers that all pages have. Pages may hold one visitor's data, so they must not be stored in shared caches. */
export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  Vary: 'Accept-Encoding, Cookie',
  'Cache-Control': 'private, no-cache',
}

/** Sends an HTML document, compressed if the browser accepts it. */
export function sendPage(request: Request, response: Response, status: number, html: string): void {
  const caching = response.get('Cache-Control') ?? pageHeaders['Cache-Control']
  response.status(status).set({ ...pageHeaders, 'Cache-Control': caching })
  sendCompressed(request, response, html)
}
