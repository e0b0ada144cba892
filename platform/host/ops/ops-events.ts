import type { Db } from 'database/db'
import type { RequestHandler } from 'express'

const heartbeatMs = 15_000
const healthMs = 5_000

/**
 * Server-sent events: `changed` when a release or a pointer has changed, `health` at intervals, so that the page fetches its state again.
 */
export const opsEvents =
  (db: Db, closing: AbortSignal): RequestHandler =>
  async (request, response) => {
    const say = (line: string) => void response.write(`${line}\n\n`)
    const stop = await db.listen('release_changes', () => say('event: changed\ndata: {}'))
    if (request.destroyed || response.destroyed) return stop()
    response
      .set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      .flushHeaders()
    say('event: changed\ndata: {}')
    const health = setInterval(() => say('event: health\ndata: {}'), healthMs)
    const heartbeat = setInterval(() => say(': here'), heartbeatMs)
    // An open stream would keep the process from ending.
    const end = () => void response.end()
    closing.addEventListener('abort', end, { once: true })
    response.on('close', () => {
      closing.removeEventListener('abort', end)
      clearInterval(health)
      clearInterval(heartbeat)
      // If the database is closed already, there is no listener to remove.
      stop().catch(() => undefined)
    })
  }
