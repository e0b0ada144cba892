import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { errorCodes } from 'shared-state/api/error-codes'
import { Refusal } from './refusal.ts'

/** The client disconnected in the middle of the request, so there is no connection to respond on. */
export class SenderGone extends Error {
  override name = 'SenderGone'
}

/**
 * Passes on a request's body chunk by chunk and returns its SHA-256 in hex. Refuses 413/1006 a body longer than `most` bytes, by its
 * declared length before anything is read; rejects with SenderGone if the body is incomplete.
 */
export async function receiveBody(
  request: IncomingMessage,
  most: number,
  write: (chunk: Buffer) => unknown,
): Promise<string> {
  const tooLarge = () => new Refusal(errorCodes.tooLarge, { message: `the body exceeds the limit of ${most} bytes` })
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge()
  const hash = createHash('sha256')
  let received = 0
  try {
    // The connection stays open after a refusal, so that the client receives it.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length
      if (received > most) throw tooLarge()
      hash.update(chunk)
      await write(chunk)
    }
  } catch (error) {
    if (request.errored) throw new SenderGone('the client closed the connection', { cause: error })
    throw error
  }
  if (!request.complete) throw new SenderGone('the client closed the connection')
  return hash.digest('hex')
}
