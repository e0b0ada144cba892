import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { errorCodes } from 'shared-state/api/error-codes'
import { Refusal } from './refusal.ts'

/** The sender went away in the middle; there is nobody to answer. */
export class SenderGone extends Error {
  override name = 'SenderGone'
}

/**
 * Hands on a request's body chunk by chunk and answers its SHA-256 in hex. Refuses 413/1006 what is longer than `most`
 * bytes, by the length it names before anything is read; rejects with SenderGone where the body does not come to its end.
 */
export async function receiveBody(
  request: IncomingMessage,
  most: number,
  write: (chunk: Buffer) => unknown,
): Promise<string> {
  const tooLarge = () => new Refusal(errorCodes.tooLarge, { message: `the body may have ${most} bytes and has more` })
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge()
  const hash = createHash('sha256')
  let received = 0
  try {
    // The connection stays open after a refusal: whoever sends has to hear of it.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length
      if (received > most) throw tooLarge()
      hash.update(chunk)
      await write(chunk)
    }
  } catch (error) {
    if (request.errored) throw new SenderGone('the sender went away', { cause: error })
    throw error
  }
  if (!request.complete) throw new SenderGone('the sender went away')
  return hash.digest('hex')
}
