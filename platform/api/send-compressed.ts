import type { Request, Response } from 'express'
import { constants, brotliCompress, gzip } from 'node:zlib'
import { encodingOf } from './encoding-of.ts'

/** In bytes. A smaller body shares its packet with the headers, so compressing it saves nothing. */
const smallestCompressed = 1_024
/** The quality at which brotli costs about as much as gzip. */
const onTheFlyQuality = 4

/**
 * Sends `text`, compressed if the client accepts it, with the status and headers set so far. Compression runs on threads of zlib. Never for
 * a body that holds a secret together with input of another person (docs/threat-model.md, compressed responses).
 */
export function sendCompressed(request: Request, response: Response, text: string): void {
  response.vary('Accept-Encoding')
  const body = Buffer.from(text)
  // A fresh request is answered 304, without a body.
  const encoding = body.length < smallestCompressed || request.fresh ? undefined : encodingOf(request)
  if (!encoding) return void response.send(body)
  const done = (error: Error | null, compressed: Buffer) => {
    if (error) return void response.send(body)
    response.set('Content-Encoding', encoding).send(compressed)
  }
  if (encoding === 'br') brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: onTheFlyQuality } }, done)
  else gzip(body, done)
}
