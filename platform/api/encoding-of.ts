import type { Request } from 'express'

/**
 * The compression for a response: brotli if the client accepts it, else gzip, else none. Each is asked for alone: given both, Express
 * follows the order of the header, where browsers write gzip first.
 */
export function encodingOf(request: Request): 'br' | 'gzip' | undefined {
  if (request.acceptsEncodings('br')) return 'br'
  return request.acceptsEncodings('gzip') ? 'gzip' : undefined
}
