import type { Db } from 'database/db'
import type { Request, RequestHandler, Response } from 'express'
import type { Caller } from 'platform/api/handle'
import type { Log } from 'platform/api/envelope'
import { countUnread } from './read-messages.ts'

const HEARTBEAT_MS = 25_000
/** Streams that one user may have open at once: a page listens while it is visible. */
const STREAMS_BY_USER = 20

interface LiveMessagesDeps {
  db: Db
  callerOf(request: Request): Promise<Caller>
  log: Log
  /** Aborted when the process is about to stop. */
  closing: AbortSignal
}

interface Stream {
  request: Request
  response: Response
}

/**
 * Server-sent events at LIVE_MESSAGES_PATH: `unread` with `{"unread": n}` at once, and whenever notices for this user arrive or are read,
 * whichever process wrote the change. The session is checked each time: streams of an ended session are closed.
 */
export function liveMessages({ db, callerOf, log, closing }: LiveMessagesDeps): RequestHandler {
  const streams = new Map<string, Set<Stream>>()
  const say = ({ response }: Stream, line: string) => void response.write(`${line}\n\n`)

  async function tellCount(userId: string, listening: Iterable<Stream>): Promise<void> {
    const unread = await countUnread(db, userId)
    for (const stream of listening) {
      const caller = await callerOf(stream.request)
      if (caller.user?.userId !== userId) stream.response.end()
      else say(stream, `event: unread\ndata: ${JSON.stringify({ unread })}`)
    }
  }

  const failed = (error: unknown) => log.error({ err: error }, 'failed to send the number of unread notices')
  const onChange = (userId: string) => void tellCount(userId, streams.get(userId) ?? []).catch(failed)
  // One subscription for the whole process, started by the first page that listens.
  let listening: Promise<unknown> | undefined
  const listen = async () => {
    listening ??= db.listen('user_messages', onChange)
    await listening.catch((error: unknown) => {
      listening = undefined
      throw error
    })
  }

  return async (request, response) => {
    const userId = (await callerOf(request)).user?.userId
    if (userId === undefined) return void response.sendStatus(401)
    await listen()
    if (request.destroyed || response.destroyed || closing.aborted) return void response.end()
    const own = streams.get(userId) ?? new Set()
    if (own.size >= STREAMS_BY_USER) return void response.sendStatus(429)
    const stream: Stream = { request, response }
    streams.set(userId, own.add(stream))
    response
      .set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      .flushHeaders()
    const heartbeat = setInterval(() => say(stream, ': here'), HEARTBEAT_MS)
    // An open stream would delay the end of the process.
    const end = () => void response.end()
    closing.addEventListener('abort', end, { once: true })
    response.on('close', () => {
      closing.removeEventListener('abort', end)
      clearInterval(heartbeat)
      own.delete(stream)
      if (own.size === 0 && streams.get(userId) === own) streams.delete(userId)
    })
    await tellCount(userId, [stream]).catch(failed)
  }
}
