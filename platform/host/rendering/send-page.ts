import type { Request, Response } from 'express'
import { constants, brotliCompress, gzip } from 'node:zlib'

/** About one packet; compressing less saves nothing. */
const smallestCompressed = 1_400
/** The quality at which brotli costs about as much as gzip. */
const onTheFlyQuality = 4

/** Sets the headers that all pages have. Pages may hold one visitor's data, so they must not be stored in shared caches. */
export function varyPage(response: Response): Response {
  response.type('html').vary('Accept-Encoding').vary('Accept-Language').vary('Cookie')
  return response.get('Cache-Control') ? response : response.set('Cache-Control', 'private, no-cache')
}

/** Sends an HTML document, compressed if the browser accepts it. */
export function sendPage(request: Request, response: Response, status: number, html: string): void {
  varyPage(response.status(status))
  const encoding = html.length < smallestCompressed ? false : request.acceptsEncodings('br', 'gzip')
  if (!encoding) return void response.send(html)
  const done = (error: Error | null, body: Buffer) => {
    if (error) return void response.send(html)
    response.set('Content-Encoding', encoding).set('Content-Length', String(body.length))
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (encoding === 'br') brotliCompress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: onTheFlyQuality } }, done)
  else gzip(html, done)
}
