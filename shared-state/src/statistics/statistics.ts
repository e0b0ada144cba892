import type { CountedEvent } from './portal-events.ts'

export type SendEvents = (events: CountedEvent[]) => void

/** Maximum size of a batch, and how long its first event waits for others, in ms. */
const mostWaiting = 20
const waitMs = 5_000

/**
 * Counts visitors' actions (spec 7.4), sent in batches so that nothing on a page waits for them. Without a sender nothing is
 * counted: on the server, and for visitors who opt out of tracking.
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

  /** Sends the collected events; also called when the page may be about to end. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const events = this.#waiting.splice(0)
    if (events.length > 0) this.#send?.(events)
  }
}
