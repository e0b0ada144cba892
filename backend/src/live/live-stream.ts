import type { LiveFlash, LiveMessage } from 'calls/live-stream/live-messages'
import type { Db } from 'database/db'
import type { Request, RequestHandler } from 'express'
import type { Log } from 'platform/api/envelope'
import type { Caller } from 'platform/api/handle'
import { followFlashes, type LiveFlashes } from '../flash/live-flashes.ts'
import { countUnread } from '../user-messages/read-messages.ts'
import { OpenStreams, send, type Stream } from './open-streams.ts'

/** How often revocations are looked for, in the memory of this process. */
const TICK_MS = 1_000
/** Ticks between two signs of life, without which proxies close a connection. */
const HEARTBEAT_TICKS = 25
/** Browsers reconnect after this time, spread so that the readers of a restarted process do not come at once. */
const RECONNECT_MS = { least: 1_000, spread: 3_000 }
/** The longest id of an item. */
const LONGEST_ID = 20

interface LiveStreamDeps {
  db: Db
  callerOf(request: Request): Promise<Caller>
  /** Number of the newest revocation of a release. */
  releaseEpoch(): number
  log: Log
  /** Aborted when the process is about to stop. */
  closing: AbortSignal
}

/**
 * The live stream (LIVE_PATH): news flashes and revocations for everyone, and the number of unread notices for a logged-in user, whichever
 * process wrote them. It continues after the item of `Last-Event-ID`, or of `after` in the address. The session is checked before each
 * number: the stream of an ended session is closed.
 */
export function liveStream({ db, callerOf, releaseEpoch, log, closing }: LiveStreamDeps): RequestHandler {
  const streams = new OpenStreams()
  const failed = (error: unknown) => log.error({ err: error }, 'failed to send the number of unread notices')

  async function sendUnread(userId: string, to: readonly Stream[]): Promise<void> {
    if (to.length === 0) return
    const unread = await countUnread(db, userId)
    for (const stream of to) {
      const caller = await callerOf(stream.request)
      if (caller.user?.userId === userId) send(stream, textOf({ type: 'unread', unread }))
      else stream.response.end()
    }
  }

  async function start(): Promise<LiveFlashes> {
    const listener = {
      item: (item: LiveFlash) => streams.sendAll(textOf(item)),
      withdrawn: (id: string) => streams.sendAll(textOf({ type: 'withdrawn', id })),
      gap: () => streams.sendAll(textOf({ type: 'gap' })),
    }
    const flashes = await followFlashes(db, listener, log)
    await db.listen('user_messages', userId => void sendUnread(userId, streams.ofUser(userId)).catch(failed))
    let ticks = 0
    let epoch = releaseEpoch()
    const ticking = setInterval(() => {
      ticks += 1
      if (ticks % HEARTBEAT_TICKS === 0) streams.sendAll(': here\n\n')
      if (epoch !== releaseEpoch()) streams.sendAll(textOf({ type: 'epoch', epoch: (epoch = releaseEpoch()) }))
    }, TICK_MS).unref()
    // An open stream would delay the end of the process.
    closing.addEventListener('abort', () => {
      clearInterval(ticking)
      streams.endAll()
      flashes.stop()
    })
    return flashes
  }
  // Started by the first reader, for the whole process; tried again by the next one if it failed.
  let started: Promise<LiveFlashes> | undefined
  const flashesNow = () =>
    (started ??= start().catch((error: unknown) => {
      started = undefined
      throw error
    }))

  return async (request, response) => {
    const after = request.get('Last-Event-ID') ?? request.query['after'] ?? ''
    if (typeof after !== 'string' || after.length > LONGEST_ID) return void response.sendStatus(400)
    const [caller, flashes] = await Promise.all([callerOf(request), flashesNow()])
    if (request.destroyed || response.destroyed || closing.aborted) return void response.end()
    const stream: Stream = { request, response, userId: caller.user?.userId }
    const refused = streams.add(stream, caller.ip)
    if (refused) return void response.set('Retry-After', '60').sendStatus(refused)
    response
      .set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      .flushHeaders()
    const missed = after === '' ? [] : flashes.since(after)
    const retry = RECONNECT_MS.least + Math.floor(Math.random() * RECONNECT_MS.spread)
    send(
      stream,
      [
        `retry: ${retry}\n`,
        textOf({ type: 'open', newest: flashes.newestId }, after === '' ? flashes.newestId : ''),
        ...(missed ?? []).map(item => textOf(item)),
        ...(missed === null ? [textOf({ type: 'gap' }, flashes.newestId)] : []),
        textOf({ type: 'epoch', epoch: releaseEpoch() }),
      ].join(''),
    )
    if (stream.userId !== undefined) await sendUnread(stream.userId, [stream]).catch(failed)
  }
}

/** A message as an event; a news flash has its id, from which a reader continues. */
function textOf(message: LiveMessage, id = isFlash(message) ? message.id : ''): string {
  return `${id === '' ? '' : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`
}
const isFlash = (message: LiveMessage): message is LiveFlash => message.type === 'flash'
