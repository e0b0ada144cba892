import type { CountedEvent } from './portal-events.ts'

export type SendEvents = (events: CountedEvent[]) => void

/** Events that go together at most, and how long the first of them waits for others, in ms. */
const mostWaiting = 20
const waitMs = 5_000

/**
 * What visitors do, counted (spec 7.4): gathered and handed over together, so that nothing on a page waits for it. Without a
 * sender nothing is counted at all: on the server, and where the visitor asks not to be tracked.
 */
export class Statistics {
  #send: SendEvents | undefined
  #waiting: CountedEvent[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: SendEvents | undefined) {
    this.#send = send
  }

  count(event: CountedEvent): void {
    if (!this.#send) return
    this.#waiting.push(event)
    if (this.#waiting.length >= mostWaiting) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), waitMs)
  }

  /** Hands over what waits: the page may be about to end. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const events = this.#waiting.splice(0)
    if (events.length > 0) this.#send?.(events)
  }
}
