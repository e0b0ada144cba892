import type { RequestHandler } from 'express'
import type { Db } from '../db/db.ts'

const heartbeatMs = 15_000
const healthMs = 5_000

/** Server-sent events: `changed` whenever a release, a pointer or the figures of health did, so that the page is fetched anew. */
export const opsEvents = (db: Db): RequestHandler => async (request, response) => {
  response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }).flushHeaders()
  const say = (line: string) => void response.write(`${line}\n\n`)
  say('event: changed\ndata: {}')
  const stop = await db.listen('release_changes', () => say('event: changed\ndata: {}'))
  const health = setInterval(() => say('event: health\ndata: {}'), healthMs)
  const heartbeat = setInterval(() => say(': here'), heartbeatMs)
  request.on('close', () => {
    clearInterval(health)
    clearInterval(heartbeat)
    void stop()
  })
}
