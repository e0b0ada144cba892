import type { LiveMessage } from './live-message.ts'
import { LiveSource } from './live-source.ts'
import { TabChannel } from './tab-channel.ts'

interface WatchOptions {
  /** Also while the tab is hidden: for notifications that the visitor asked for. */
  inBackground?: boolean
  /** Hears messages while others watch, but is no reason to open a connection. */
  passive?: boolean
}

interface Watch extends Required<WatchOptions> {
  type: string
  listener: (message: never) => void
}

/**
 * The live stream in this tab. All tabs of a browser share one connection, because browsers and the server limit them: the tab that holds a
 * lock has the connection and passes its messages on. Only tabs that watch, and are visible, take part; if the one with the connection
 * leaves, another continues after the last message.
 */
export class LiveConnection {
  readonly #watches = new Set<Watch>()
  /** The latest message of each type since the connection was opened, for those who come later. */
  readonly #latest = new Map<string, LiveMessage>()
  #lastId = ''
  #tabs: TabChannel | undefined
  #source: LiveSource | undefined

  /** Browser only. Calls `listener` with each message of this type, and at once with the latest; returns the function that ends it. */
  on<Message extends LiveMessage>(
    type: Message['type'],
    listener: (message: Message) => void,
    { inBackground = false, passive = false }: WatchOptions = {},
  ): () => void {
    const watch = { type, listener, inBackground, passive }
    const latest = this.#latest.get(type)
    if (this.#watches.size === 0) document.addEventListener('visibilitychange', this.#follow)
    this.#watches.add(watch)
    this.#follow()
    if (latest) listener(latest as Message)
    return () => {
      this.#watches.delete(watch)
      if (this.#watches.size === 0) document.removeEventListener('visibilitychange', this.#follow)
      this.#follow()
    }
  }

  /** The session has changed: the stream belongs to the new one from now on. */
  reopen(): void {
    if (this.#source) this.#source.reopen(this.#lastId)
    else this.#tabs?.ask('reopen')
  }

  #follow = () => {
    const isVisible = document.visibilityState === 'visible'
    const isWanted = [...this.#watches].some(watch => !watch.passive && (isVisible || watch.inBackground))
    if (isWanted && !this.#tabs) this.#join()
    if (!isWanted && this.#tabs) this.#leave()
  }

  #join(): void {
    this.#tabs = new TabChannel({
      heard: (message, id) => this.#hear(message, id),
      asked: what => {
        if (!this.#source) return
        if (what === 'reopen') return this.#source.reopen(this.#lastId)
        for (const message of this.#latest.values()) this.#tabs?.send(message, this.#lastId)
      },
      lead: () => {
        this.#source = new LiveSource((message, id) => {
          this.#hear(message, id)
          this.#tabs?.send(message, id)
        })
        this.#source.open(this.#lastId)
      },
    })
    this.#tabs.ask('latest')
  }

  #leave(): void {
    this.#source?.close()
    this.#source = undefined
    this.#tabs?.close()
    this.#tabs = undefined
    this.#hear({ type: 'lost' }, '')
  }

  #hear(message: LiveMessage, id: string): void {
    const { type } = message
    if (id) this.#lastId = id
    if (type === 'lost') this.#latest.clear()
    if (type === 'open') this.#latest.delete('lost')
    this.#latest.set(type, message)
    for (const watch of this.#watches) if (watch.type === type) watch.listener(message as never)
  }
}
