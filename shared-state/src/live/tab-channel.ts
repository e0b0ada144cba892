import type { LiveMessage } from './live-message.ts'

const NAME = 'live'

type Question = 'latest' | 'reopen'
type Posted = { message: LiveMessage; id: string } | { question: Question }

interface TabChannelOptions {
  /** Another tab passed a message on. */
  heard(message: LiveMessage, id: string): void
  /** Another tab asks for the latest messages, or for the connection to be opened again. */
  asked(question: Question): void
  /** This tab is to have the connection, until it closes the channel. */
  lead(): void
}

/** The other tabs of this browser that take part. Without locks, every tab has its own connection and talks to nobody. */
export class TabChannel {
  #channel: BroadcastChannel | undefined
  readonly #leaving = new AbortController()

  constructor({ heard, asked, lead }: TabChannelOptions) {
    if (typeof navigator.locks === 'undefined' || typeof BroadcastChannel === 'undefined') {
      // After the constructor, so that its owner knows it.
      queueMicrotask(() => this.#leaving.signal.aborted || lead())
      return
    }
    this.#channel = new BroadcastChannel(NAME)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Posted>) => {
      if ('question' in data) asked(data.question)
      else heard(data.message, data.id)
    })
    const { signal } = this.#leaving
    const holdUntilLeaving = () =>
      new Promise<void>(release => {
        if (signal.aborted) return release()
        signal.addEventListener('abort', () => release())
        lead()
      })
    navigator.locks.request(NAME, { signal }, holdUntilLeaving).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }

  send(message: LiveMessage, id: string): void {
    this.#channel?.postMessage({ message, id } satisfies Posted)
  }

  ask(question: Question): void {
    this.#channel?.postMessage({ question } satisfies Posted)
  }

  close(): void {
    this.#leaving.abort()
    this.#channel?.close()
    this.#channel = undefined
  }
}
