import type { LiveMessage } from './live-message.ts'
import { LIVE_PATH } from './live-path.ts'

/** Without a first message for this long, a proxy holds the stream back: then there is no live connection. */
const SILENT_MS = 10_000
/** Wait after a refusal; the browser itself only reconnects after a loss. */
const REFUSED_MS = 60_000

/** The connection to the live stream. `tell` gets its messages, and `lost` when there is no connection. */
export class LiveSource {
  readonly #tell: (message: LiveMessage, id: string) => void
  #source: EventSource | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(tell: (message: LiveMessage, id: string) => void) {
    this.#tell = tell
  }

  /** Continues after the message with the id `lastId`; from now on if it is empty. */
  open(lastId: string): void {
    if (typeof EventSource === 'undefined') return this.#tell({ type: 'lost' }, '')
    const source = new EventSource(lastId ? `${LIVE_PATH}?after=${encodeURIComponent(lastId)}` : LIVE_PATH)
    this.#source = source
    let known = ''
    let latest = lastId
    this.#wait(SILENT_MS, () => this.#tell({ type: 'lost' }, ''))
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      clearTimeout(this.#timer)
      // The browser repeats the last id with messages that have none.
      const id = lastEventId === known ? '' : lastEventId
      known = lastEventId
      latest = id || latest
      this.#tell(JSON.parse(data) as LiveMessage, id)
    })
    source.addEventListener('error', () => {
      this.#tell({ type: 'lost' }, '')
      if (source.readyState === EventSource.CLOSED) this.#wait(REFUSED_MS, () => this.reopen(latest))
    })
  }

  reopen(lastId: string): void {
    this.close()
    this.open(lastId)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#source?.close()
    this.#source = undefined
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, ms)
  }
}
