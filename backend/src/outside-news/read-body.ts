import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { FeedFailure } from './feed-failure.ts'

/** Maximum size of a feed, both as sent and unpacked. */
const MOST_BYTES = 2_000_000

/** The unpacked body of a response. Stops reading, and throws FeedFailure, as soon as it is longer than 2 MB. */
export async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'gzip' && encoding !== 'identity') {
    response.destroy()
    throw new FeedFailure(`it is packed as ${encoding}, which was not asked for`)
  }
  const chunks: Buffer[] = []
  await pipeline(
    response,
    upToMost,
    encoding === 'gzip' ? createGunzip() : new PassThrough(),
    upToMost,
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) chunks.push(chunk)
    },
    { signal },
  )
  return Buffer.concat(chunks)
}

async function* upToMost(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new FeedFailure(`it is longer than ${MOST_BYTES} bytes`)
    yield chunk
  }
}
