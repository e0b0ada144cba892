import type { Response } from 'express'

/** More of it is wanted than there is room to wait. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}

/**
 * Runs costly work a few at once and lets so many more wait; whoever comes beyond is told at once (TooMuchWork), so that
 * a flood of such requests leaves the machine to the others.
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
      if (queue.length >= waiting) throw new TooMuchWork('too much of it is under way')
      await new Promise<void>(turn => queue.push(turn))
    } else running++
    try {
      return await work()
    } finally {
      // The place goes to the next in the queue, or is free.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}

/** The answer to whoever came beyond: to be asked for again soon, and kept by nobody. */
export function tellBusy(response: Response): void {
  for (const header of ['ETag', 'Last-Modified', 'Content-Type']) response.removeHeader(header)
  response.set({ 'Retry-After': '10', 'Cache-Control': 'no-store' }).sendStatus(503)
}
