import type { Db } from 'database/db'
import type { Request, RequestHandler, Response } from 'express'
import type { Caller } from 'platform/api/handle'
import type { Log } from 'platform/api/envelope'
import { countUnread } from './read-messages.ts'

const HEARTBEAT_MS = 25_000
/** Windows of one user that may listen at once: a page listens while it is seen. */
const STREAMS_BY_USER = 20

interface LiveParts {
  db: Db
  callerOf(request: Request): Promise<Caller>
  log: Log
  /** Aborted when the process is about to end. */
  closing: AbortSignal
}

interface Stream {
  request: Request
  response: Response
}

/**
 * Server-sent events at LIVE_MESSAGES_PATH: `unread` with `{"unread": n}` at once, and whenever notices of this user come or are
 * read, whichever process wrote that. Each time the session is looked up anew: one that has ended ends its streams.
 */
export function liveMessages({ db, callerOf, log, closing }: LiveParts): RequestHandler {
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

  const failed = (error: unknown) => log.error({ err: error }, 'unread notices could not be told')
  const onChange = (userId: string) => void tellCount(userId, streams.get(userId) ?? []).catch(failed)
  // One for the whole process, from the first page that listens on.
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
    // An open stream would hold up the end of the process.
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
