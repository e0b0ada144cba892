import type { Response } from 'express'

/** Both the work and the queue are at their limits. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}

/**
 * Runs a limited number of costly tasks at once and queues a limited number more; further callers are rejected at once (TooMuchWork), so
 * that a flood of such requests does not slow down other work.
 */
export function boundedWork({
  atOnce,
  waiting,
}: {
  atOnce: number
  waiting: number
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new TooMuchWork('too many tasks are running and waiting')
      await new Promise<void>(turn => queue.push(turn))
    } else running++
    try {
      return await work()
    } finally {
      // Hands the place to the next in the queue, or frees it.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}

/** The response to a rejected request: try again soon; must not be cached. */
export function sendBusy(response: Response): void {
  for (const header of ['ETag', 'Last-Modified', 'Content-Type']) response.removeHeader(header)
  response.set({ 'Retry-After': '10', 'Cache-Control': 'no-store' }).sendStatus(503)
}
