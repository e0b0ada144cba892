import type { Request } from 'express'
import { LRUCache } from 'lru-cache'

type Encoding = 'br' | 'gzip' | undefined

/** Browsers send few different headers, and stored pages are answered faster than a header is read. */
const known = new LRUCache<string, { encoding: Encoding }>({ max: 200 })
/** Longer headers are read again each time. */
const longestKept = 100

/**
 * The compression for a response: brotli if the client accepts it, else gzip, else none. Each is asked for alone: given both, Express
 * follows the order of the header, where browsers write gzip first.
 */
export function encodingOf(request: Request): Encoding {
  const header = String(request.headers['accept-encoding'] ?? '')
  const kept = known.get(header)
  if (kept) return kept.encoding
  const encoding = request.acceptsEncodings('br') ? 'br' : request.acceptsEncodings('gzip') ? 'gzip' : undefined
  if (header.length <= longestKept) known.set(header, { encoding })
  return encoding
}
